import type { ServerExchange } from '../../exchange/exchange.ts'

/** Ends all sessions of members whose account is disabled. */
export async function endDisabledSessions({
  database: { jobs },
  members,
}: Pick<ServerExchange, 'database' | 'members'>): Promise<void> {
  const disabled = await jobs.db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select('members.id')
    .distinct()
    .where('members.disabled', '=', true)
    .execute()
  for (const { id } of disabled) await jobs.transaction((tx) => members.endSessions(tx, id, 'all'))
}
