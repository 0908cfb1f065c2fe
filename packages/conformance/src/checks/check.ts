import type { Deviation, GroupName } from '../report.ts'
import type { Target } from '../target/target.ts'

export { NotChecked } from '../target/not-checked.ts'

/** An option that a check needs beside the address of the back end. */
export type Need = 'member' | 'password' | 'write' | 'fundPassword'

/** One statement about the back end, and the way to find out whether it holds. */
export interface Check {
  id: string
  group: GroupName
  title: string
  /** The page of the documentation that states it, such as `guides/rules/#market-data`. */
  docs: string
  needs?: readonly Need[]
  /** Returns the deviations; none if the statement holds. Throws NotChecked if that cannot be found out. */
  run(target: Target, note: (text: string) => void): Promise<Deviation[]>
}

/** Returns a deviation as a list, or an empty list if the condition holds. */
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
