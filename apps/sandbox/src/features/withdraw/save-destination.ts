import type { Schema } from '@bourselet/openapi'
import { checkAddress } from '@bourselet/sdk/address'
import type { Tx } from '../../database/transaction.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { lockMember } from '../../exchange/lock-member.ts'
import type { Request } from '../../http/routes.ts'
import { findChain } from '../../prices/coin-chains.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { destinationsOf } from './destinations.ts'
import type { AddressRow, CardRow } from './withdraw.migration.ts'

const LIMIT = 20

type Saved = Request<'withdraw.saveDestination'>
type Kept = { table: 'withdraw_addresses'; row: AddressRow } | { table: 'bank_cards'; row: CardRow }

/** Adds, edits or deletes an entry of the address book; answers with the whole of it. */
export async function saveDestination(
  exchange: Exchange,
  tx: Tx,
  memberId: number,
  request: Saved,
): Promise<Schema<'Destinations'>> {
  const table = request.type === 'crypto' ? 'withdraw_addresses' : 'bank_cards'
  const known = request.id === undefined ? undefined : await find(tx, table, memberId, request.id)
  const fresh = request.action === 'delete' ? undefined : entryOf(exchange, memberId, request, known)
  await exchange.members.checkFundPassword(memberId, request.trade_password)
  await lockMember(exchange, tx, memberId)
  if (fresh) await keep(tx, memberId, fresh)
  else
    await tx
      .deleteFrom(table)
      .where('member_id', '=', memberId)
      .where('id', '=', request.id ?? 0)
      .execute()
  return destinationsOf(tx, memberId)
}

async function find(tx: Tx, table: Kept['table'], memberId: number, id: number) {
  const row = await tx
    .selectFrom(table)
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND', { field: 'id' })
  return row
}

/** The row as it will be; `known` is the one that is edited. */
function entryOf(
  { clock, database }: Exchange,
  memberId: number,
  request: Exclude<Saved, { action: 'delete' }>,
  known: AddressRow | CardRow | undefined,
): Kept {
  const now = clock.now()
  const base = (table: Kept['table']) => ({
    id: known?.id ?? database.sequences.next(table),
    member_id: memberId,
    changed_at: now,
  })
  if (request.type === 'bank') {
    const { bank_name, bank_phone, area_code, real_name, bank_card } = request
    const table = 'bank_cards'
    return { table, row: { ...base(table), bank_name, bank_phone, area_code, real_name, bank_card } }
  }
  const { coin, chain, remark = '' } = request
  if (!findChain(coin, chain)) throw new Refusal('CHAIN_UNSUPPORTED', { field: 'chain' })
  const { normalized: address } = checkAddress(chain, request.address)
  if (address === null) throw new Refusal('ADDRESS_INVALID', { field: 'address' })
  const table = 'withdraw_addresses'
  const row = { ...base(table), coin, chain, address, remark, created_at: now }
  const old = known as AddressRow | undefined
  if (!old) return { table, row }
  const same = old.coin === coin && old.chain === chain && old.address === address
  return {
    table,
    row: { ...row, created_at: old.created_at, changed_at: same ? old.changed_at : now },
  }
}

async function keep(tx: Tx, memberId: number, { table, row }: Kept) {
  const others = tx.selectFrom(table).where('member_id', '=', memberId).where('id', '!=', row.id)
  const twin =
    table === 'bank_cards'
      ? others.where('bank_card', '=', row.bank_card)
      : others.where('chain', '=', row.chain).where('address', '=', row.address)
  if (await twin.select('id').executeTakeFirst()) throw new Refusal('ADDRESS_EXISTS', { field: 'address' })
  const { count } = await others
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= LIMIT) throw new Refusal('ADDRESS_LIMIT', { params: { max: LIMIT } })
  await tx
    .insertInto(table)
    .values(row)
    .onConflict((known) => known.column('id').doUpdateSet(row))
    .execute()
}
