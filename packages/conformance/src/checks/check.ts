import type { Deviation, GroupName } from '../report.ts'
import type { Target } from '../target/target.ts'

export { NotChecked } from '../target/not-checked.ts'

/** An option that a check needs in addition to the address of the back end. */
export type Need = 'member' | 'password' | 'write' | 'fundPassword'

/** A rule that a back end must follow, and a function that tests it. */
export interface Check {
  id: string
  group: GroupName
  title: string
  /** Page and heading of the documentation that state the rule, such as `guides/rules/#market-data`. */
  docs: string
  needs?: readonly Need[]
  /**
   * Tests the rule and returns the deviations from it. Throws NotChecked if the rule cannot be tested on this
   * back end.
   */
  run(target: Target, note: (text: string) => void): Promise<Deviation[]>
}

/** Returns the deviation in a list if the condition is false, otherwise an empty list. */
export function expectThat(holds: boolean, deviation: () => Deviation): Deviation[] {
  return holds ? [] : [deviation()]
}

/** The pages of the documentation that checks refer to. */
export const docs = {
  rule: (anchor: string) => `guides/rules/#${anchor}`,
  call: (id: string) => `sdk/${id.replace('.', '/')}/`,
  refusal: (name: string) => `errors/${name}/`,
  headers: 'api/#headers',
  stream: 'api/#stream',
  api: 'api/',
  cors: 'guides/site/#4-allow-the-headers-by-cors',
} as const
