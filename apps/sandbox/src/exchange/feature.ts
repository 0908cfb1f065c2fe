import type { Migration } from '../database/migrate.ts'
import type { Routes } from '../http/routes.ts'
import type { Controls } from './control.ts'
import type { ServerExchange } from './exchange.ts'

/** An open feature. */
export interface Feature {
  routes?: Routes
  /** Served under /sandbox/ when the sandbox runs with controls. */
  controls?: Controls
  /** After all migrations and seeds: loads what lives in memory and starts jobs. In the order of the list. */
  start?(): Promise<void>
  /** In reverse order: ends jobs and waits for what is running. */
  stop?(): Promise<void>
  /** Null when ready, else why not; asked by /readyz. */
  unready?(): string | null
}

/** What `server.ts` lists: one per feature. */
export interface FeatureModule {
  name: string
  /** Tables. Run before any feature opens. */
  migrations?: Migration[]
  open(exchange: ServerExchange): Feature
  /** Rows of a first boot, after all tables; each a migration, so once only and whole. */
  seeds?(exchange: ServerExchange): Migration[]
}
