import { createQueryId, type RootOperationNode, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Reader } from './transaction.ts'

/**
 * Runs a function and returns the plan of each statement that it executes through its reader. The planner is set to
 * avoid sorts and table scans, even for small tables. A plan therefore contains a sort or a table scan only if no index
 * can replace it.
 */
export async function plansOf(
  { transaction }: Pick<Database, 'transaction'>,
  run: (reader: Reader) => Promise<unknown>,
): Promise<string[]> {
  return transaction(async (tx) => {
    await sql`SET LOCAL enable_seqscan = off; SET LOCAL enable_sort = off`.execute(tx)
    const nodes: RootOperationNode[] = []
    const reader = tx.withPlugin({
      transformQuery({ node }) {
        nodes.push(node)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await run(reader)
    const plans: string[] = []
    for (const node of nodes) {
      const query = tx.getExecutor().compileQuery(node, createQueryId())
      const { rows } = await tx.executeQuery<{ 'QUERY PLAN': string }>({
        ...query,
        sql: `EXPLAIN ${query.sql}`,
      })
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    return plans
  })
}
