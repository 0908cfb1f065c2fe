import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { ControllableClock } from './clock/clock.ts'
import { controllableClock } from './clock/controllable-clock.ts'
import { cryptoRandom } from './clock/random.ts'
import { within } from './clock/within.ts'
import { restoreClockOffset } from './control/clock-offset.ts'
import { serveControls } from './control/control-routes.ts'
import { coreControls } from './control/core-controls.ts'
import { emptyDatabase, openDatabase } from './database/database.ts'
import { databaseId } from './database/database-id.ts'
import type { Capabilities, CapabilityName } from './exchange/capabilities.ts'
import type { ServerExchange } from './exchange/exchange.ts'
import { refuseExposure } from './exchange/exposure.ts'
import type { FeatureModule } from './exchange/feature.ts'
import { type ExchangeParts, openExchange } from './exchange/open-exchange.ts'
import { defaultSettings, type Settings } from './exchange/settings.ts'
import { accountFeature } from './features/account/account.feature.ts'
import { aiFeature } from './features/ai/ai.feature.ts'
import { convertFeature } from './features/convert/convert.feature.ts'
import { depositFeature } from './features/deposit/deposit.feature.ts'
import { embedFeature } from './features/embed/embed.feature.ts'
import { futuresFeature } from './features/futures/futures.feature.ts'
import { helpFeature } from './features/help/help.feature.ts'
import { inviteFeature } from './features/invite/invite.feature.ts'
import { referralsFeature } from './features/invite/referrals.feature.ts'
import { kycFeature } from './features/kyc/kyc.feature.ts'
import { loansFeature } from './features/loans/loans.feature.ts'
import { marketFeature } from './features/market/market.feature.ts'
import { noticesFeature } from './features/notices/notices.feature.ts'
import { predictionFeature } from './features/prediction/prediction.feature.ts'
import { savingsFeature } from './features/savings/savings.feature.ts'
import { sessionFeature } from './features/session/session.feature.ts'
import { siteFeature } from './features/site/site.feature.ts'
import { spotFeature } from './features/spot/spot.feature.ts'
import { walletFeature } from './features/wallet/wallet.feature.ts'
import { wealthFeature } from './features/wealth/wealth.feature.ts'
import { withdrawFeature } from './features/withdraw/withdraw.feature.ts'
import { fileFolder, refuseForeignFolder } from './files/file-folder.ts'
import { buildApp } from './http/app.ts'
import { openAppContext } from './http/app-context.ts'
import { proxyTrust } from './http/client-address.ts'
import { limitConnections } from './http/limit-connections.ts'
import { readiness } from './http/readiness.ts'
import { openPepper } from './members/pepper.ts'
import { startAfterStoredTicks } from './prices/clock-start.ts'
import { listPair } from './prices/listings.ts'
import { hasDemoMembers } from './seed/demo-members.ts'
import { seedFeature } from './seed/seed.feature.ts'

/** All features of the sandbox. Their migrations run in this order, and the features start in this order. */
export const features: FeatureModule[] = [
  sessionFeature,
  accountFeature,
  referralsFeature,
  walletFeature,
  marketFeature,
  spotFeature,
  futuresFeature,
  convertFeature,
  depositFeature,
  withdrawFeature,
  loansFeature,
  savingsFeature,
  wealthFeature,
  predictionFeature,
  aiFeature,
  siteFeature,
  kycFeature,
  inviteFeature,
  noticesFeature,
  helpFeature,
  embedFeature,
  seedFeature,
]

export interface SandboxOptions extends Partial<Settings> {
  /**
   * Clock of the sandbox. Default: a clock that follows the machine's time and that the controls can move
   * forward.
   */
  clock?: ControllableClock
  /** Writes a line to the operator log. Default: the console. */
  log?(line: string): void
}

/** A sandbox that listens for requests. */
export interface Sandbox {
  /** Base address of the API, such as `http://127.0.0.1:8787`. */
  url: string
  app: FastifyInstance
  clock: ControllableClock
  /** Returns the running exchange. The control endpoint `reset` replaces it. */
  exchange(): ServerExchange
  /** Returns a capability, that is, what a feature offers to other features. */
  capability<Name extends CapabilityName>(name: Name): Capabilities[Name]
  /**
   * Stops the sandbox: refuses new requests, answers accepted requests, stops the features and closes the database.
   * Work that exceeds its time limit is aborted, so the database is closed in any case.
   */
  stop(): Promise<void>
}

async function openParts(options: SandboxOptions): Promise<ExchangeParts & { clock: ControllableClock }> {
  const { clock = controllableClock({ running: true }), log = console.log, ...given } = options
  const settings: Settings = { ...defaultSettings, ...given }
  if (settings.list) listPair(settings.list)
  const random = cryptoRandom()
  const { dataDir, stopLimits } = settings
  const database = await openDatabase({
    url: settings.databaseUrl,
    ownerUrl: settings.databaseOwnerUrl,
    dataDir,
    shutdownMs: stopLimits.databaseMs,
    log,
  })
  try {
    if (await database.runsAsOwner())
      log('Warning: the database role owns its tables and can edit the ledger. Set DATABASE_OWNER_URL.')
    await refuseForeignFolder(fileFolder(dataDir), await databaseId(database.owner.db))
    const pepper = await openPepper({ db: database.owner.db, dataDir, random })
    return { clock, log, settings, random, pepper, database }
  } catch (error) {
    await database.close()
    throw error
  }
}

/**
 * Starts a sandbox: opens the database, starts all features and listens for requests. Rejects if another sandbox uses
 * the same data, if the database was written with another pepper, or if the pictures in the data folder belong to another
 * database.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  refuseExposure({ ...defaultSettings, ...options })
  const parts = await openParts(options)
  return serve(parts).catch(async (error) => {
    await parts.database.close()
    throw error
  })
}

async function serve(parts: ExchangeParts & { clock: ControllableClock }): Promise<Sandbox> {
  const { database, settings, clock, log } = parts
  await restoreClockOffset(database, clock, log)
  await startAfterStoredTicks(database, clock, log)
  let running = await openExchange(parts, features)
  const trust = proxyTrust(settings.trustedProxy)
  const openApp = () => ({
    appContext: openAppContext(
      running.exchange,
      running.routes,
      running.capability('files', 'the HTTP server'),
      running.capability('embeds', 'the HTTP server'),
    ),
    ready: readiness(running.exchange, running.unready),
  })
  let current = openApp()
  // A seed that is passed to the control endpoint `reset` applies until the next restart. The emptied database contains
  // no secret seed. The restarted sandbox therefore creates a new one, unless its settings contain a seed.
  const reset = async (seed = settings.seed) => {
    await running.stop()
    await emptyDatabase(database)
    running = await openExchange({ ...parts, settings: { ...settings, seed } }, features)
    running.exchange.stream.attach(app.server)
    current = openApp()
  }
  const app = buildApp({ appContext: () => current.appContext, ready: () => current.ready(), trust })
  limitConnections(app.server, settings.connectionsPerAddress, trust)
  if (settings.control) {
    const core = coreControls({
      clock,
      exchange: () => running.exchange,
      reviewers: () => running.reviewers,
      reset,
    })
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
    // The HTTP server would wait for open sockets before it closes, so the sockets are closed first.
    await running.exchange.stream.close()
    const answered = await within(settings.stopLimits.requestsMs, app.close())
    if (!answered) app.server.closeAllConnections()
    const ended = await within(settings.stopLimits.featuresMs, running.stop())
    if (!answered || !ended) log('Stopping: the remaining work was aborted, and the database rolls it back.')
    await database.close()
  }
  return {
    url: `http://${settings.host}:${port}`,
    app,
    clock,
    exchange: () => running.exchange,
    capability: (name) => running.capability(name, 'the caller'),
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}
