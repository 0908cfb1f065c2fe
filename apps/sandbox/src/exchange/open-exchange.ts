import { operations } from '@bourselet/openapi/operations'
import type { Clock } from '../clock/clock.ts'
import { startJob } from '../clock/job.ts'
import type { Random } from '../clock/random.ts'
import type { Database } from '../database/database.ts'
import { type Migration, migrate } from '../database/migrate.ts'
import { proxyTrust } from '../http/client-address.ts'
import { idempotencyMigration } from '../http/idempotency.migration.ts'
import { joinRoutes } from '../http/join-routes.ts'
import { rateLimits } from '../http/rate-limits.ts'
import type { Routes } from '../http/routes.ts'
import { visitorsOf } from '../http/visitors.ts'
import {
  dailyChangesMigration,
  isolatedChangeMigration,
  isolatedMarginMigration,
  ledgerMigration,
} from '../ledger/ledger.migration.ts'
import { openLedger } from '../ledger/ledger.ts'
import {
  logInEntriesMigration,
  logInsMigration,
  membersMigration,
  phoneNumbersMigration,
  recognitionMigration,
  repeatedPrefixesMigration,
  securityMigration,
} from '../members/members.migration.ts'
import { openMembers } from '../members/members.ts'
import { type Pepper, pepperMigration } from '../members/pepper.ts'
import { secondFactorMigration } from '../members/second-factor/second-factor.migration.ts'
import { vaultOf } from '../members/vault.ts'
import { notifiesMigration } from '../notifies/notifies.migration.ts'
import { fundingMigration } from '../prices/funding-rates.migration.ts'
import { indexMigration } from '../prices/index-board.migration.ts'
import { openIndexBoard } from '../prices/index-board.ts'
import { openMarkBoard } from '../prices/mark-board.ts'
import { openPriceSeeds, priceSeedsMigration } from '../prices/price-seeds.ts'
import {
  publicTradesMigration,
  publicTradesProductMigration,
  publicTradesTimeMigration,
} from '../prices/public-trades.migration.ts'
import { openTradingFloor } from '../prices/trading-floor.ts'
import { bookingIndexMigration, productsMigration } from '../products/products.migration.ts'
import { openStream } from '../realtime/open-stream.ts'
import type { Controls } from './control.ts'
import { joinDebts } from './debts.ts'
import type { ServerExchange } from './exchange.ts'
import { type FeatureModule, type OpenFeatures, openFeatures } from './feature.ts'
import { haltsMigration } from './halts.migration.ts'
import { openHalts } from './halts.ts'
import { kycGate } from './kyc-gate.ts'
import { openLevels } from './levels.ts'
import { orderNumbers } from './order-numbers.ts'
import type { Reviewers } from './reviewers.ts'
import type { Settings } from './settings.ts'

export interface ExchangeParts {
  clock: Clock
  random: Random
  database: Database
  pepper: Pepper
  settings: Settings
  log(line: string): void
}

/** The exchange with all features started. */
export interface RunningExchange {
  exchange: ServerExchange
  routes: Routes
  controls: Controls
  reviewers: Reviewers
  capability: OpenFeatures['capability']
  /** Returns the reasons of all features that are not ready. */
  unready(): string[]
  /** Closes the stream, then stops the features and their jobs. The feature that started last stops first. */
  stop(): Promise<void>
}

/** Returns the migrations that create all tables except the table of the pepper, in the order in which they run. */
export function migrationsOf(modules: FeatureModule[]): Migration[] {
  const base = [
    ledgerMigration,
    membersMigration,
    securityMigration,
    idempotencyMigration,
    indexMigration,
    publicTradesMigration,
    publicTradesProductMigration,
    fundingMigration,
    haltsMigration,
    notifiesMigration,
    recognitionMigration,
    priceSeedsMigration,
    productsMigration,
    logInsMigration,
    secondFactorMigration,
    phoneNumbersMigration,
    repeatedPrefixesMigration,
    isolatedMarginMigration,
    publicTradesTimeMigration,
    isolatedChangeMigration,
    bookingIndexMigration,
    dailyChangesMigration,
    logInEntriesMigration,
  ]
  return [...base, ...modules.flatMap((module) => module.migrations ?? [])]
}

/**
 * Opens and starts all features on a database: creates tables, inserts the rows of a new database, then starts the
 * features. Each migration and each seed runs in one transaction, so a crash cannot leave any of them half applied.
 */
export async function openExchange(parts: ExchangeParts, modules: FeatureModule[]): Promise<RunningExchange> {
  const { database, clock } = parts
  const tables = [pepperMigration(parts.pepper), ...migrationsOf(modules)]
  await migrate(database, clock, tables)
  const seeds = await openPriceSeeds({ ...parts, db: database.db, fixed: parts.settings.seed })
  const vault = vaultOf(parts)
  const members = openMembers({ ...parts, vault })
  const { settings } = parts
  const limits = rateLimits(clock)
  const visitors = visitorsOf(members, limits, settings.wrongTokensPerMinute)
  const index = openIndexBoard(parts)
  const exchange: ServerExchange = {
    ...parts,
    sequences: database.sequences,
    seeds,
    ledger: openLedger({ clock, sequences: database.sequences }),
    members,
    limits,
    visitors,
    vault,
    floors: { spot: openTradingFloor(), futures: openTradingFloor() },
    marks: openMarkBoard(),
    kyc: kycGate(members, settings),
    levels: openLevels({ ...parts, index }),
    orderNo: orderNumbers(parts.pepper),
    index,
    debts: joinDebts(modules.flatMap((module) => module.debts ?? [])),
    marketMaker: { enabled: true },
    halts: openHalts(parts),
    usedFiles: (now) => modules.flatMap((module) => module.usedFiles?.(now) ?? []),
    async dropFiles(tx, urls) {
      for (const module of modules) await module.dropFiles?.(tx, urls)
    },
    stream: openStream({
      ...parts,
      members,
      visitors,
      allowedOrigins: settings.allowedOrigins,
      trust: proxyTrust(settings.trustedProxy),
    }),
  }
  await exchange.index.load()
  await exchange.halts.load()
  await migrate(database, clock, [...tables, ...modules.flatMap((module) => module.seeds?.(exchange) ?? [])])
  const { features, capability } = openFeatures(exchange, modules)
  const stops: (() => Promise<void> | undefined)[] = []
  const stop = async () => {
    await exchange.stream.close()
    for (const stopOne of stops.splice(0).reverse()) await stopOne()
  }
  const routes = joinRoutes(
    operations,
    features.map((feature) => feature.routes ?? {}),
  )
  try {
    for (const feature of features) {
      stops.push(() => feature.stop?.())
      await feature.start?.()
      const jobs = feature.jobs?.map((options) => startJob(exchange, options)) ?? []
      stops.push(...jobs.map((job) => job.stop))
    }
  } catch (error) {
    await stop()
    throw error
  }
  return {
    exchange,
    routes,
    controls: Object.assign({}, ...features.map((feature) => feature.controls)),
    reviewers: Object.assign({}, ...features.map((feature) => feature.reviewers)),
    capability,
    unready: () => features.map((feature) => feature.unready?.() ?? '').filter((reason) => reason !== ''),
    stop,
  }
}
