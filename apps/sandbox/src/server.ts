import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { ControllableClock } from './clock/clock.ts'
import { controllableClock } from './clock/controllable-clock.ts'
import { cryptoRandom } from './clock/random.ts'
import { restoreClockOffset } from './control/clock-offset.ts'
import { serveControls } from './control/control-routes.ts'
import { coreControls } from './control/core-controls.ts'
import { emptyDatabase, openDatabase } from './database/database.ts'
import type { Exchange } from './exchange/exchange.ts'
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
import { openDesk } from './http/desk.ts'
import { readiness } from './http/readiness.ts'
import { loadPepper } from './members/pepper.ts'
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
  exchange(): Exchange
  /** Stops taking requests, answers what it took, ends the features and closes the database. */
  stop(): Promise<void>
}

async function lay(options: SandboxOptions): Promise<Ground & { clock: ControllableClock }> {
  const { clock = controllableClock({ running: true }), log = console.log, ...given } = options
  const settings: Settings = { ...defaultSettings, ...given }
  const random = cryptoRandom()
  const pepper = await loadPepper(settings.dataDir, random)
  const database = await openDatabase({ url: settings.databaseUrl, dataDir: settings.dataDir })
  return { clock, log, settings, random, pepper, database }
}

/** Starts a sandbox: database, features, HTTP and stream. Rejects when another one runs on the same data. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const ground = await lay(options)
  const { database, settings, clock } = ground
  const close = () => database.close()
  if (settings.control) await restoreClockOffset(database, clock)
  let running = await openExchange(ground, features).catch(async (error) => {
    await close()
    throw error
  })
  const front = () => ({
    desk: openDesk(running.exchange, running.routes),
    ready: readiness(running.exchange, running.unready),
  })
  let now = front()
  const reset = async (seed = settings.seed) => {
    await running.stop()
    await emptyDatabase(database)
    running = await openExchange({ ...ground, settings: { ...settings, seed } }, features)
    running.exchange.stream.attach(app.server)
    now = front()
  }
  const app = buildApp({ desk: () => now.desk, unready: () => now.ready() })
  if (settings.control) {
    const core = coreControls({ clock, exchange: () => running.exchange, reset })
    serveControls(app, () => ({ ...running.controls, ...core }), settings.allowedOrigins)
  }
  await app.listen({ port: settings.port, host: settings.host })
  running.exchange.stream.attach(app.server)
  const { port } = app.server.address() as AddressInfo
  let stopped: Promise<void> | undefined
  const stop = async () => {
    // Sockets first: the HTTP server does not close while one of them is open.
    await running.exchange.stream.close()
    await app.close()
    await running.stop()
    await close()
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
