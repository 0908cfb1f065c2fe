import { parseArgs } from 'node:util'
import { defaultSettings, type KycAction, type Settings } from './settings.ts'

/**
 * Settings from the environment (PORT, HOST, DATA_DIR, DATABASE_URL, SANDBOX_CONTROL, SEED, ALLOWED_ORIGINS,
 * REVEAL_CODES, SINGLE_SESSION, WITHDRAW_CODE, BANK_WITHDRAW, UPLOADS_PER_DAY, KYC_REQUIRED_ACTIONS, GROUP_COMMIT=0) and flags (`--candles FOLDER --trades FILE --speed N`). Throws on a flag or number it cannot read.
 */
export function readSettings(env: NodeJS.ProcessEnv, args: string[]): Settings {
  const { values } = parseArgs({
    args,
    options: { candles: { type: 'string' }, trades: { type: 'string' }, speed: { type: 'string' } },
  })
  const on = (text: string | undefined) => text === '1' || text === 'true'
  return {
    ...defaultSettings,
    port: whole('PORT', env.PORT) ?? defaultSettings.port,
    host: env.HOST || defaultSettings.host,
    dataDir: env.DATA_DIR || defaultSettings.dataDir,
    databaseUrl: env.DATABASE_URL || undefined,
    control: on(env.SANDBOX_CONTROL),
    seed: env.SEED || defaultSettings.seed,
    allowedOrigins: (env.ALLOWED_ORIGINS ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    revealCodes: on(env.REVEAL_CODES),
    readsPerMinute: whole('READS_PER_MINUTE', env.READS_PER_MINUTE) ?? defaultSettings.readsPerMinute,
    ordersPerSecond: whole('ORDERS_PER_SECOND', env.ORDERS_PER_SECOND) ?? defaultSettings.ordersPerSecond,
    singleSession: on(env.SINGLE_SESSION),
    uploadsPerDay: whole('UPLOADS_PER_DAY', env.UPLOADS_PER_DAY) ?? defaultSettings.uploadsPerDay,
    kycRequiredActions: actions(env.KYC_REQUIRED_ACTIONS) ?? defaultSettings.kycRequiredActions,
    groupCommit: env.GROUP_COMMIT !== '0',
    withdrawCodeRequired: on(env.WITHDRAW_CODE),
    bankWithdrawEnabled: on(env.BANK_WITHDRAW),
    candles: values.candles,
    trades: values.trades,
    speed: whole('--speed', values.speed) ?? defaultSettings.speed,
  }
}

const ACTIONS: KycAction[] = ['withdraw', 'loan', 'futures', 'option', 'invest']

function actions(text: string | undefined): KycAction[] | undefined {
  if (text === undefined) return undefined
  return text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => {
      const action = ACTIONS.find((one) => one === name)
      if (!action) throw new Error(`KYC_REQUIRED_ACTIONS knows no ${name}`)
      return action
    })
}

function whole(name: string, text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0)
    throw new Error(`${name} must be a whole number, not ${text}`)
  return value
}
