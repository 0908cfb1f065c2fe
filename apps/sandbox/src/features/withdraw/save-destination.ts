import type { Schema } from '@bourselet/openapi'
import { checkAddress } from '@bourselet/sdk/address'
import type { Reader, Tx } from '../../database/transaction.ts'
import type { Exchange, TxExchange } from '../../exchange/exchange.ts'
import { lockMember } from '../../exchange/lock-member.ts'
import { type Context, type Request, type Write, write } from '../../http/routes.ts'
import { findChain } from '../../prices/coin-chains.ts'
import { ADDRESS_LIMIT } from '../../prices/withdraw-limits.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { sealCard } from './bank-cards.ts'
import { destinationsOf } from './destinations.ts'
import type { AddressRow, CardRow } from './withdraw.migration.ts'

type Saved = Request<'withdraw.saveDestination'>
type Kept = { table: 'withdraw_addresses'; row: AddressRow } | { table: 'bank_cards'; row: CardRow }

/** Adds, edits or deletes a saved address or bank card. Returns all saved addresses and cards. */
export async function saveDestination(
  exchange: Exchange,
  { memberId, db }: Context,
  request: Saved,
): Promise<Write<Schema<'Destinations'>>> {
  await freshOf(exchange, db, memberId, request)
  await exchange.members.checkFundPassword(memberId, request.trade_password)
  return write(save, memberId, request)
}

async function save(exchange: TxExchange, tx: Tx, memberId: number, request: Saved) {
  await lockMember(exchange, tx, memberId)
  const fresh = await freshOf(exchange, tx, memberId, request)
  if (fresh) await keep(tx, memberId, fresh)
  else
    await tx
      .deleteFrom(tableOf(request))
      .where('member_id', '=', memberId)
      .where('id', '=', request.id ?? 0)
      .execute()
  return destinationsOf(exchange.vault, tx, memberId)
}

const tableOf = ({ type }: Saved): Kept['table'] => (type === 'crypto' ? 'withdraw_addresses' : 'bank_cards')

/**
 * Returns the row of the address or card that a request adds or edits; undefined if the request deletes one.
 * Throws if the request names an unknown address or card or contains invalid data.
 */
async function freshOf(exchange: TxExchange, db: Reader, memberId: number, request: Saved) {
  const known = request.id === undefined ? undefined : await find(db, tableOf(request), memberId, request.id)
  return request.action === 'delete' ? undefined : entryOf(exchange, memberId, request, known)
}

async function find(db: Reader, table: Kept['table'], memberId: number, id: number) {
  const row = await db
    .selectFrom(table)
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND', { field: 'id' })
  return row
}

/**
 * Returns the row of the address or card that a request adds or edits. `known` is the stored row if the request
 * edits one.
 */
function entryOf(
  { clock, sequences, vault }: TxExchange,
  memberId: number,
  request: Exclude<Saved, { action: 'delete' }>,
  known: AddressRow | CardRow | undefined,
): Kept {
  const now = clock.now()
  const base = (table: Kept['table']) => ({
    id: known?.id ?? sequences.next(table),
    member_id: memberId,
    changed_at: now,
  })
  if (request.type === 'bank') {
    const { bank_name, bank_phone, area_code, real_name, bank_card } = request
    const table = 'bank_cards'
    const card = { ...base(table), bank_name, bank_phone, area_code, real_name, bank_card }
    return { table, row: sealCard(vault, card) }
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
      ? others.where('card_digest', '=', row.card_digest)
      : others.where('chain', '=', row.chain).where('address', '=', row.address)
  if (await twin.select('id').executeTakeFirst()) throw new Refusal('ADDRESS_EXISTS', { field: 'address' })
  const { count } = await others
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= ADDRESS_LIMIT) throw new Refusal('ADDRESS_LIMIT', { params: { max: ADDRESS_LIMIT } })
  await tx
    .insertInto(table)
    .values(row)
    .onConflict((known) => known.column('id').doUpdateSet(row))
    .execute()
}
