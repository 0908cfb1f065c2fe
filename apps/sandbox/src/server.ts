import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { ControllableClock } from './clock/clock.ts'
import { controllableClock } from './clock/controllable-clock.ts'
import { cryptoRandom } from './clock/random.ts'
import { restoreClockOffset } from './control/clock-offset.ts'
import { serveControls } from './control/control-routes.ts'
import { coreControls } from './control/core-controls.ts'
import { emptyDatabase, openDatabase } from './database/database.ts'
import type { ServerExchange } from './exchange/exchange.ts'
import { refuseExposure } from './exchange/exposure.ts'
import type { FeatureModule } from './exchange/feature.ts'
import { type Ground, openExchange } from './exchange/open-exchange.ts'
import { defaultSettings, type Settings } from './exchange/settings.ts'
import { accountFeature } from './features/account/account.feature.ts'
import { convertFeature } from './features/convert/convert.feature.ts'
import { depositFeature } from './features/deposit/deposit.feature.ts'
import { futuresFeature } from './features/futures/futures.feature.ts'
import { helpFeature } from './features/help/help.feature.ts'
import { kycFeature } from './features/kyc/kyc.feature.ts'
import { marketFeature } from './features/market/market.feature.ts'
import { predictionFeature } from './features/prediction/prediction.feature.ts'
import { sessionFeature } from './features/session/session.feature.ts'
import { siteFeature } from './features/site/site.feature.ts'
import { spotFeature } from './features/spot/spot.feature.ts'
import { walletFeature } from './features/wallet/wallet.feature.ts'
import { withdrawFeature } from './features/withdraw/withdraw.feature.ts'
import { buildApp } from './http/app.ts'
import { proxyTrust } from './http/client-address.ts'
import { openDesk } from './http/desk.ts'
import { limitConnections } from './http/limit-connections.ts'
import { readiness } from './http/readiness.ts'
import { loadPepper } from './members/pepper.ts'
import { listPair } from './prices/listings.ts'
import { hasDemoMembers } from './seed/demo-members.ts'
import { seedFeature } from './seed/seed.feature.ts'

/** Every feature that is served; a new product is one line here. Tables and starts run in this order. */
const features: FeatureModule[] = [
  sessionFeature,
  accountFeature,
  walletFeature,
  marketFeature,
  spotFeature,
  futuresFeature,
  convertFeature,
  depositFeature,
  withdrawFeature,
  predictionFeature,
  siteFeature,
  kycFeature,
  helpFeature,
  seedFeature,
]

export interface SandboxOptions extends Partial<Settings> {
  /** Default: a running clock that the controls may move forward. */
  clock?: ControllableClock
  /** Where lines for the operator go; default: the console. */
  log?(line: string): void
}

/** A running sandbox. */
export interface Sandbox {
  /** `http://127.0.0.1:8787` */
  url: string
  app: FastifyInstance
  clock: ControllableClock
  /** What runs now; a reset replaces it. */
  exchange(): ServerExchange
  /**
   * Stops taking requests, answers what it took, ends the features and closes the database. What does not end in its
   * time is cut, so that the database is closed in any case.
   */
  stop(): Promise<void>
}

/** Returns true when the work ended in time; throws its error when it failed. */
async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  const gaveUp = new AbortController()
  const late = setTimeout(ms, false, { signal: gaveUp.signal }).catch(() => false)
  return Promise.race([work.then(() => true), late]).finally(() => gaveUp.abort())
}

async function lay(options: SandboxOptions): Promise<Ground & { clock: ControllableClock }> {
  const { clock = controllableClock({ running: true }), log = console.log, ...given } = options
  const settings: Settings = { ...defaultSettings, ...given }
  if (settings.list) listPair(settings.list)
  const random = cryptoRandom()
  const pepper = await loadPepper(settings.dataDir, random)
  const { databaseUrl, databaseOwnerUrl, dataDir } = settings
  if (databaseUrl && !databaseOwnerUrl)
    log('Warning: the database role owns its tables and can edit the ledger. Set DATABASE_OWNER_URL.')
  const database = await openDatabase({ url: databaseUrl, ownerUrl: databaseOwnerUrl, dataDir, log })
  return { clock, log, settings, random, pepper, database }
}

/** Starts a sandbox: database, features, HTTP and stream. Rejects when another one runs on the same data. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  refuseExposure({ ...defaultSettings, ...options })
  const ground = await lay(options)
  return serve(ground).catch(async (error) => {
    await ground.database.close()
    throw error
  })
}

/** Time limits of a stop: for answering accepted requests, and for ending features. */
const STOP_MS = { requests: 6_000, features: 3_000 }

async function serve(ground: Ground & { clock: ControllableClock }): Promise<Sandbox> {
  const { database, settings, clock, log } = ground
  if (settings.control) await restoreClockOffset(database, clock)
  let running = await openExchange(ground, features)
  const trust = proxyTrust(settings.trustedProxy)
  const front = () => ({
    desk: openDesk(running.exchange, running.routes),
    ready: readiness(running.exchange, running.unready),
  })
  let now = front()
  // A seed that a reset names is for the life it begins: a restart goes back to the secret.
  const reset = async (seed = settings.seed) => {
    await running.stop()
    await emptyDatabase(database)
    running = await openExchange({ ...ground, settings: { ...settings, seed } }, features)
    running.exchange.stream.attach(app.server)
    now = front()
  }
  const app = buildApp({ desk: () => now.desk, ready: () => now.ready(), trust })
  limitConnections(app.server, settings.connectionsPerAddress, trust)
  if (settings.control) {
    const core = coreControls({ clock, exchange: () => running.exchange, reset })
    serveControls(app, () => ({ ...running.controls, ...core }), settings.allowedOrigins)
  }
  try {
    refuseExposure(settings, await hasDemoMembers(running.exchange))
    await app.listen({ port: settings.port, host: settings.host })
  } catch (error) {
    await running.stop()
    throw error
  }
  running.exchange.stream.attach(app.server)
  const { port } = app.server.address() as AddressInfo
  let stopped: Promise<void> | undefined
  const stop = async () => {
    // Sockets first: the HTTP server does not close while one of them is open.
    await running.exchange.stream.close()
    const answered = await within(STOP_MS.requests, app.close())
    if (!answered) app.server.closeAllConnections()
    const ended = await within(STOP_MS.features, running.stop())
    if (!answered || !ended) log('Stopping: what still ran was cut, and the database undoes it.')
    await database.close()
  }
  return {
    url: `http://${settings.host}:${port}`,
    app,
    clock,
    exchange: () => running.exchange,
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}
