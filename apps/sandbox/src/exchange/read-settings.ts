import { parseArgs } from 'node:util'
import { schemas } from '@bourselet/openapi/operations'
import { proxyTrust } from '../http/client-address.ts'
import { defaultSettings, type KycAction, type Settings, SettingsError } from './settings.ts'

const FLAGS = '--candles FOLDER, --trades FILE, --speed N, --seed TEXT, --list SYMBOL, --tick N, --lot N'

/**
 * Reads the settings from environment variables and command line flags, which docs/operating.md#settings lists.
 * Throws a SettingsError for an unknown flag or an invalid value.
 */
export function readSettings(env: NodeJS.ProcessEnv, args: string[]): Settings {
  const values = readFlags(args)
  if (env.DATABASE_OWNER_URL && !env.DATABASE_URL)
    throw new SettingsError('DATABASE_OWNER_URL has no effect without DATABASE_URL')
  return {
    ...defaultSettings,
    port: whole('PORT', env.PORT) ?? defaultSettings.port,
    host: env.HOST || defaultSettings.host,
    dataDir: env.DATA_DIR || defaultSettings.dataDir,
    databaseUrl: databaseUrl('DATABASE_URL', env.DATABASE_URL),
    databaseOwnerUrl: databaseUrl('DATABASE_OWNER_URL', env.DATABASE_OWNER_URL),
    control: flag('SANDBOX_CONTROL', env.SANDBOX_CONTROL) ?? defaultSettings.control,
    seed: values.seed || env.SEED || undefined,
    allowedOrigins: list(env.ALLOWED_ORIGINS ?? '').map(allowedOrigin),
    revealCodes: flag('REVEAL_CODES', env.REVEAL_CODES) ?? defaultSettings.revealCodes,
    readsPerMinute: whole('READS_PER_MINUTE', env.READS_PER_MINUTE) ?? defaultSettings.readsPerMinute,
    wrongTokensPerMinute:
      whole('WRONG_TOKENS_PER_MINUTE', env.WRONG_TOKENS_PER_MINUTE) ?? defaultSettings.wrongTokensPerMinute,
    connectionsPerAddress:
      whole('CONNECTIONS_PER_ADDRESS', env.CONNECTIONS_PER_ADDRESS) ?? defaultSettings.connectionsPerAddress,
    trustedProxy: proxies(env.TRUSTED_PROXY),
    demoMembers: flag('DEMO_MEMBERS', env.DEMO_MEMBERS) ?? defaultSettings.demoMembers,
    allowUnsafeExposure:
      flag('ALLOW_UNSAFE_EXPOSURE', env.ALLOW_UNSAFE_EXPOSURE) ?? defaultSettings.allowUnsafeExposure,
    writesPerMinute: whole('WRITES_PER_MINUTE', env.WRITES_PER_MINUTE) ?? defaultSettings.writesPerMinute,
    ordersPerSecond: whole('ORDERS_PER_SECOND', env.ORDERS_PER_SECOND) ?? defaultSettings.ordersPerSecond,
    singleSession: flag('SINGLE_SESSION', env.SINGLE_SESSION) ?? defaultSettings.singleSession,
    uploadsPerDay: whole('UPLOADS_PER_DAY', env.UPLOADS_PER_DAY) ?? defaultSettings.uploadsPerDay,
    kycRequiredActions: actions(env.KYC_REQUIRED_ACTIONS) ?? defaultSettings.kycRequiredActions,
    groupCommit: flag('GROUP_COMMIT', env.GROUP_COMMIT) ?? defaultSettings.groupCommit,
    withdrawCodeRequired: flag('WITHDRAW_CODE', env.WITHDRAW_CODE) ?? defaultSettings.withdrawCodeRequired,
    bankWithdrawEnabled: flag('BANK_WITHDRAW', env.BANK_WITHDRAW) ?? defaultSettings.bankWithdrawEnabled,
    candles: values.candles,
    trades: values.trades,
    list: extraListing(values),
    speed: speed(values.speed) ?? defaultSettings.speed,
  }
}

function readFlags(args: string[]) {
  try {
    const options = {
      candles: { type: 'string' },
      trades: { type: 'string' },
      speed: { type: 'string' },
      seed: { type: 'string' },
      list: { type: 'string' },
      tick: { type: 'string' },
      lot: { type: 'string' },
    } as const
    return parseArgs({ args, options }).values
  } catch (error) {
    const [problem = ''] = (error as Error).message.split('\n')
    throw new SettingsError(`${problem.split('. ')[0]}. Known flags: ${FLAGS}`)
  }
}

function speed(text: string | undefined): number | undefined {
  const value = whole('--speed', text)
  if (value === 0) throw new SettingsError('--speed must be at least 1: at 0 the recording would not play')
  return value
}

/**
 * Checks the scheme of a connection string, which may also be the path of a Unix socket. The error message leaves out
 * the value, because it may contain a password.
 */
function databaseUrl(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined
  if (!/^(postgres(ql)?:\/\/|socket:|\/)/.test(text))
    throw new SettingsError(`${name} must begin with postgresql://, such as postgresql://user@host/database`)
  return text
}

/** Checks that a text is an origin exactly as browsers send it. Pages inside apps can have schemes of their own. */
function allowedOrigin(text: string): string {
  const isWeb = /^https?:/i.test(text)
  const isOrigin = isWeb
    ? URL.canParse(text) && new URL(text).origin === text
    : /^(file:\/\/|[a-z][a-z0-9+.-]*:\/\/[a-z0-9.-]+(:\d+)?)$/.test(text)
  if (!isOrigin)
    throw new SettingsError(`ALLOWED_ORIGINS must be origins such as https://exchange.example, not ${text}`)
  return text
}

/** Reads the trusted proxies: either their number, or their addresses and address ranges. */
function proxies(text = ''): string[] | number {
  if (/^\d+$/.test(text.trim())) return Number(text)
  const trusted = list(text)
  try {
    proxyTrust(trusted)
  } catch {
    throw new SettingsError(`TRUSTED_PROXY must be addresses, ranges or a number of proxies, not ${text}`)
  }
  return trusted
}

const list = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

function extraListing({ list, tick, lot }: { list?: string; tick?: string; lot?: string }) {
  if (list === undefined && tick === undefined && lot === undefined) return undefined
  if (list === undefined || tick === undefined || lot === undefined)
    throw new SettingsError('--list, --tick and --lot belong together')
  return { symbol: list, tick, lot }
}

const kycActions = schemas.KycAction?.enum as readonly string[]

function actions(text: string | undefined): KycAction[] | undefined {
  if (text === undefined) return undefined
  return list(text).map((name) => {
    if (!kycActions.includes(name)) throw new SettingsError(`KYC_REQUIRED_ACTIONS knows no ${name}`)
    return name as KycAction
  })
}

function whole(name: string, text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0)
    throw new SettingsError(`${name} must be a whole number, not ${text}`)
  return value
}

/** Reads a setting that is on or off. Returns undefined if the setting is missing or empty. */
function flag(name: string, text: string | undefined): boolean | undefined {
  if (text === undefined || text === '') return undefined
  if (text === '1' || text === 'true') return true
  if (text === '0' || text === 'false') return false
  throw new SettingsError(`${name} must be 1 or 0, not ${text}`)
}
