import type { RawBuilder } from 'kysely'
import type { JobOptions } from '../clock/job.ts'
import type { Migration } from '../database/migrate.ts'
import type { Tx } from '../database/transaction.ts'
import type { Routes } from '../http/routes.ts'
import type { Capabilities, CapabilityName } from './capabilities.ts'
import type { Controls } from './control.ts'
import type { Debts } from './debts.ts'
import type { ServerExchange } from './exchange.ts'
import type { Reviewers } from './reviewers.ts'

/** An opened feature: its routes, jobs and capabilities. */
export interface Feature {
  routes?: Routes
  /** The capabilities (interfaces) that this feature provides to other features. */
  provides?: Partial<Capabilities>
  /** Sandbox controls of this feature. They are served under /sandbox/ if controls are enabled. */
  controls?: Controls
  /** Functions that apply the decisions of a reviewer. The control `review` calls them. */
  reviewers?: Reviewers
  /**
   * Loads the state of the feature into memory. Features start after all migrations and seeds, in the order in which
   * `server.ts` lists them.
   */
  start?(): Promise<void>
  /** Work that the feature repeats. Its jobs start after `start` and stop before `stop`. */
  jobs?: readonly JobOptions[]
  /** Waits until running work of the feature has ended. The feature that started last stops first. */
  stop?(): Promise<void>
  /** Returns the reason why the feature is not ready, for /readyz; null if it is ready. */
  unready?(): string | null
}

/** A feature before it is opened, as `server.ts` lists it. Created by `defineFeature`. */
export interface FeatureModule {
  name: string
  /** Migrations that create the feature's tables. They run before any feature opens. */
  migrations?: Migration[]
  /**
   * Returns a query of the addresses of all uploaded pictures that rows of the feature need at this time. Pictures that
   * no feature needs are deleted.
   */
  usedFiles?(now: number): RawBuilder<unknown>
  /**
   * Removes the addresses of deleted pictures from the rows of the feature. Not needed if no call of the feature can
   * return the address of a deleted picture, because `usedFiles` contains all addresses that the calls return.
   */
  dropFiles?(tx: Tx, urls: readonly string[]): Promise<unknown>
  /** The members' debts from the feature. The wallet shows them as loans and subtracts them from the total. */
  debts?: Debts
  needs?: readonly CapabilityName[]
  provides?: readonly CapabilityName[]
  open(exchange: ServerExchange, capabilities: Capabilities): Feature
  /** Returns migrations that insert the initial rows of a new database. They run once, after all tables exist. */
  seeds?(exchange: ServerExchange): Migration[]
}

/** An opened feature that provides all capabilities which its module declares. */
type Providing<Provided extends CapabilityName> = [Provided] extends [never]
  ? Feature
  : Feature & { provides: Pick<Capabilities, Provided> }

/** Defines a feature. The types ensure that `open` receives the needed capabilities and returns the provided ones. */
export function defineFeature<
  const Needed extends CapabilityName = never,
  const Provided extends CapabilityName = never,
>(
  module: Omit<FeatureModule, 'open'> & {
    needs?: readonly Needed[]
    provides?: readonly Provided[]
    open(exchange: ServerExchange, capabilities: Pick<Capabilities, Needed>): Providing<Provided>
  },
): FeatureModule {
  return module
}

/** The opened features, in the order in which their modules were given to `openFeatures`. */
export interface OpenFeatures {
  features: Feature[]
  /** Returns a capability. If no feature provides it, throws an Error that names `user`, the code that needs it. */
  capability<Name extends CapabilityName>(name: Name, user: string): Capabilities[Name]
}

/**
 * Opens all features, each after the features that provide its needed capabilities. Throws before any feature opens
 * if a needed capability has no provider, if two features provide the same capability, or if features need each
 * other.
 */
export function openFeatures(exchange: ServerExchange, modules: readonly FeatureModule[]): OpenFeatures {
  const order = inOrderOfNeeds(modules)
  const capabilities: Partial<Capabilities> = {}
  const opened = new Map<FeatureModule, Feature>()
  const capability: OpenFeatures['capability'] = (name, user) => {
    const found = capabilities[name]
    if (found === undefined) throw missing(user, name)
    return found as Capabilities[typeof name]
  }
  for (const module of order) {
    const needs = (module.needs ?? []).map((name) => [name, capability(name, `feature ${module.name}`)])
    const feature = module.open(exchange, Object.fromEntries(needs))
    for (const name of module.provides ?? [])
      if (feature.provides?.[name] === undefined)
        throw new Error(`feature ${module.name} lists the capability ${name} without providing it`)
    Object.assign(capabilities, feature.provides)
    opened.set(module, feature)
  }
  return { capability, features: modules.flatMap((module) => opened.get(module) ?? []) }
}

const missing = (user: string, name: CapabilityName) =>
  new Error(`${user} needs the capability ${name}, which no feature provides`)

/** Sorts features so that each provider precedes the features that need it. Otherwise keeps the order of `modules`. */
function inOrderOfNeeds(modules: readonly FeatureModule[]): FeatureModule[] {
  const providers = new Map<CapabilityName, FeatureModule>()
  for (const module of modules)
    for (const name of module.provides ?? []) {
      const other = providers.get(name)
      if (other)
        throw new Error(`features ${other.name} and ${module.name} both provide the capability ${name}`)
      providers.set(name, module)
    }
  const sorted = new Set<FeatureModule>()
  const visit = (module: FeatureModule, path: readonly FeatureModule[]) => {
    if (sorted.has(module)) return
    if (path.includes(module))
      throw new Error(`features need each other: ${[...path, module].map(({ name }) => name).join(' → ')}`)
    for (const name of module.needs ?? []) {
      const provider = providers.get(name)
      if (!provider) throw missing(`feature ${module.name}`, name)
      visit(provider, [...path, module])
    }
    sorted.add(module)
  }
  for (const module of modules) visit(module, [])
  return [...sorted]
}
