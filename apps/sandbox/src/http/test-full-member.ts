import { featureCalls } from '../test-feature-calls.ts'
import type { TestSandbox } from '../test-sandbox.ts'
import type { FullMember, Rows } from './test-calls.ts'
import { testMember } from './test-member.ts'

/** Creates a member who has the rows of all features, such as orders, loans and messages. */
export async function fullMember(sandbox: TestSandbox, name: string): Promise<FullMember> {
  // The member is created without a verified identity, because some tests submit the identity data themselves. Products
  // must therefore not require a verified identity here.
  sandbox.exchange().settings.kycRequiredActions = []
  const email = `${name}@example.com`
  const made = await testMember(sandbox, { email, password: 'demo1234', verified: false })
  const { done } = made
  const canaries = [email]
  const rows: Rows = {}
  const member = Object.assign(made, {
    ...{ name, canaries, rows },
    async done(...sent: Parameters<typeof done>) {
      const data = await done(...sent)
      if (data?.order_no) canaries.push(data.order_no)
      return data
    },
  })
  for (const { feature, createRows } of featureCalls) {
    rows[feature] = (await createRows?.(member)) ?? {}
    canaries.push(...Object.values<string>(rows[feature]).filter((id) => typeof id === 'string'))
  }
  return member
}

/** Replaces the rows of a member that expire within hours. */
export async function renewRows(member: FullMember): Promise<void> {
  for (const { feature, renewRows } of featureCalls)
    Object.assign(member.rows[feature], await renewRows?.(member))
}

/** Returns well-formed identifiers of rows that do not exist. */
export const missingRows = ({ rows }: FullMember): Rows =>
  JSON.parse(JSON.stringify(rows), (_, id) => {
    if (typeof id === 'number') return 987_654_321
    return typeof id === 'string' ? id.replaceAll(/\d/g, '9') : id
  })
