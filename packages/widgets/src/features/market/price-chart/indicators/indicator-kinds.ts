/** The pane in which an indicator is drawn. `price`: over the candles. `own`: in a separate pane below. */
export type IndicatorPane = 'price' | 'own'

export type Param = {
  /** The message key of the parameter's label, below `params` in the namespace `chart`. */
  name: 'period' | 'width' | 'multiple' | 'fast' | 'slow' | 'signal' | 'smoothing' | 'step' | 'limit'
  value: number
  min: number
  max: number
  /** Number of decimals that a user may enter; 0 if omitted. */
  places?: number
}

export type IndicatorRule = {
  /** Short name of the indicator that traders use in every language. */
  label: string
  params: readonly Param[]
  /** True if the first parameter must be less than the second. */
  ascending?: true
  pane: IndicatorPane
  /** Values that the pane marks with a line, for example the value above which a market is considered overbought. */
  guides?: readonly number[]
  /** Number of decimals of the values in the indicator's own pane; `price` if they are in the quote coin; 2 if omitted. */
  places?: number | 'price'
}

const period = (value: number, name: Param['name'] = 'period'): Param => ({ name, value, min: 1, max: 500 })
/** Creates the period of an indicator that needs a period of at least 2. */
const periodFromTwo = (value: number): Param => ({ ...period(value), min: 2 })
const multiple = (value: number, name: Param['name'] = 'multiple'): Param => ({
  name,
  value,
  min: 0.1,
  max: 10,
  places: 1,
})
const fraction = (value: number, name: Param['name']): Param => ({
  name,
  value,
  min: 0.01,
  max: 1,
  places: 2,
})

const over = (label: string, ...params: Param[]): IndicatorRule => ({ label, params, pane: 'price' })
const below = (
  label: string,
  params: readonly Param[],
  guides?: readonly number[],
  places?: IndicatorRule['places'],
): IndicatorRule => ({
  label,
  params,
  pane: 'own',
  ...(guides ? { guides } : {}),
  ...(places ? { places } : {}),
})

/** Every indicator with its parameters and their defaults, in the sequence in which the menu shows them. */
export const indicatorKinds = {
  ma: over('MA', period(7), period(25)),
  ema: over('EMA', period(12), period(26)),
  wma: over('WMA', period(20)),
  dema: over('DEMA', period(20)),
  tema: over('TEMA', period(20)),
  hma: over('HMA', periodFromTwo(20)),
  vwma: over('VWMA', period(20)),
  vwap: over('VWAP'),
  boll: over('BOLL', period(20), multiple(2, 'width')),
  kc: over('KC', period(20), multiple(2)),
  dc: over('DC', period(20)),
  sar: { ...over('SAR', fraction(0.02, 'step'), fraction(0.2, 'limit')), ascending: true },
  supertrend: over('SuperTrend', period(10), multiple(3)),
  macd: below('MACD', [period(12, 'fast'), period(26, 'slow'), period(9, 'signal')], [0], 'price'),
  rsi: below('RSI', [periodFromTwo(14)], [70, 30]),
  stoch: below('KDJ', [period(9), period(3, 'smoothing'), period(3, 'signal')], [80, 20]),
  stochRsi: below('StochRSI', [periodFromTwo(14)], [80, 20]),
  cci: below('CCI', [periodFromTwo(20)], [100, -100]),
  wr: below('WR', [period(14)], [-20, -80]),
  mfi: below('MFI', [period(14)], [80, 20]),
  adx: below('ADX', [period(14)], [25]),
  aroon: below('Aroon', [period(14)], [70, 30]),
  ao: { ...below('AO', [period(5, 'fast'), period(34, 'slow')], [0], 'price'), ascending: true },
  atr: below('ATR', [period(14)], [], 'price'),
  bbw: below('BBW', [period(20), multiple(2, 'width')], [], 4),
  obv: below('OBV', []),
  cmf: below('CMF', [period(20)], [0]),
  mom: below('MOM', [period(10)], [0], 'price'),
  roc: below('ROC', [period(9)], [0]),
  trix: below('TRIX', [period(15)], [0], 4),
} as const satisfies Record<string, IndicatorRule>

export type IndicatorKind = keyof typeof indicatorKinds

export const indicatorNames = Object.keys(indicatorKinds) as IndicatorKind[]

export const ruleOf = (kind: IndicatorKind): IndicatorRule => indicatorKinds[kind]
