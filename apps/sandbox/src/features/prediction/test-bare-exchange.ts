import type { Clock } from '../../clock/clock.ts'
import type { Database } from '../../database/database.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import { kycGate } from '../../exchange/kyc-gate.ts'
import { orderNumbers } from '../../exchange/order-numbers.ts'
import { defaultSettings } from '../../exchange/settings.ts'
import { isolatedChangeMigration, ledgerMigration } from '../../ledger/ledger.migration.ts'
import { openLedger } from '../../ledger/ledger.ts'
import { membersMigration } from '../../members/members.migration.ts'
import { pepperOf } from '../../members/pepper.ts'
import { notifiesMigration } from '../../notifies/notifies.migration.ts'
import { indexMigration } from '../../prices/index-board.migration.ts'
import { openIndexBoard } from '../../prices/index-board.ts'
import type { MemberEvent } from '../../realtime/stream.ts'
import { predictionMigration } from './prediction.migration.ts'

/** Migrations of the tables that rounds and time options need. */
export const bareTables = [
  ledgerMigration,
  isolatedChangeMigration,
  membersMigration,
  notifiesMigration,
  indexMigration,
  predictionMigration,
]

/**
 * Returns a minimal exchange for tests of this feature. It has no HTTP server and no sockets; a line written to its
 * log is thrown as an error.
 */
export function bareExchange(
  clock: Clock,
  database: Database,
  publish: (memberId: number, events: MemberEvent[]) => void = () => {},
): ServerExchange {
  const settings = { ...defaultSettings }
  return {
    seeds: { current: 'test', all: ['test'] },
    clock,
    database,
    sequences: database.sequences,
    settings,
    // With the default settings, a bet needs no verified identity. If the code reads an identity by mistake, this
    // error fails the test.
    kyc: kycGate({ get: () => Promise.reject(new Error('no identities here')) }, settings),
    ledger: openLedger({ clock, sequences: database.sequences }),
    orderNo: orderNumbers(pepperOf('test')),
    index: openIndexBoard({ clock, database }),
    marketMaker: { enabled: true },
    stream: { serve() {}, toMember: publish },
    log: (line: string) => {
      throw new Error(line)
    },
  } as unknown as ServerExchange
}
