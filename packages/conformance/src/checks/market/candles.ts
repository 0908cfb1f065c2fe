import type { Schema } from '@bourselet/openapi'
import {
  add,
  type CandleInterval,
  candleIntervals,
  candleStart,
  compare,
  max,
  min,
  mul,
  nextCandleStart,
  trim,
} from '@bourselet/sdk/money'
import type { Deviation } from '../../report.ts'
import { spotSymbol } from '../../target/market-facts.ts'
import type { Target } from '../../target/target.ts'
import { type Check, docs, expectThat, NotChecked } from '../check.ts'
import { priceDeviations } from './symbols.ts'

const group = 'market' as const
const rule = docs.rule('market-data')
type Candle = Schema<'Candle'>

interface Series {
  interval: CandleInterval
  list: Candle[]
  call: string
}

/** Returns the latest candles of every interval. */
function series(target: Target): Promise<Series[]> {
  return target.once('candles', async () => {
    const { symbol } = await spotSymbol(target)
    const found: Series[] = []
    for (const interval of candleIntervals) {
      const request = { symbol, type: 'kline', interval, limit: 50 } as const
      const { list } = await target.data('market.history', request)
      found.push({ interval, list: list as Candle[], call: `market.history ${JSON.stringify(request)}` })
    }
    return found
  })
}

/** Returns the deviations that the given function finds in any candle of any interval. */
async function ofEach(
  target: Target,
  deviations: (candle: Candle, before: Candle | undefined, interval: CandleInterval) => Deviation[],
): Promise<Deviation[]> {
  const all = await series(target)
  if (all.every(({ list }) => list.length === 0)) throw new NotChecked('there are no candles')
  return all.flatMap(({ interval, list, call }) =>
    list.flatMap((candle, index) =>
      deviations(candle, list[index - 1], interval).map((deviation) => ({
        ...deviation,
        call,
        path: `$.data.list[${index}]${deviation.path ?? ''}`,
      })),
    ),
  )
}

const times: Check = {
  id: 'market/candle-times',
  group,
  title: 'Candles start at whole intervals of UTC, oldest first, none is left out',
  docs: rule,
  run: (target) =>
    ofEach(target, ({ t }, before, interval) => [
      ...expectThat(candleStart(t, interval) === t, () => ({
        path: '.t',
        expected: `${candleStart(t, interval)}, a start of ${interval}`,
        received: String(t),
      })),
      ...expectThat(before === undefined || nextCandleStart(before.t, interval) === t, () => ({
        ...{ path: '.t', expected: String(nextCandleStart(before!.t, interval)), received: String(t) },
      })),
    ]),
}

const prices: Check = {
  id: 'market/candle-prices',
  group,
  title: 'low ≤ open, close ≤ high in every candle, in multiples of the tick',
  docs: rule,
  async run(target) {
    const { tick } = await spotSymbol(target)
    return ofEach(target, ({ o, h, l, c }) => [
      ...Object.entries({ o, h, l, c }).flatMap(([name, price]) => priceDeviations(`.${name}`, price, tick)),
      ...expectThat(compare(l, min(o, c)) <= 0 && compare(max(o, c), h) <= 0, () => ({
        expected: 'low ≤ open, close ≤ high',
        received: `open ${o}, high ${h}, low ${l}, close ${c}`,
      })),
    ])
  },
}

const volumes: Check = {
  id: 'market/candle-volumes',
  group,
  title: 'A candle has a volume if it has trades; without trades it repeats the previous close',
  docs: rule,
  run: (target) =>
    ofEach(target, ({ o, h, l, c, v, n }, before) => {
      const close = before?.c ?? c
      return [
        ...expectThat((n === 0) === (compare(v, '0') === 0), () => ({
          ...{ path: '.v', expected: `a volume of ${n} trades`, received: v },
        })),
        ...expectThat(n > 0 || [o, h, l, c].every((price) => compare(price, close) === 0), () => ({
          expected: `${close} as open, high, low and close`,
          received: `open ${o}, high ${h}, low ${l}, close ${c}`,
        })),
      ]
    }),
}

const turnovers: Check = {
  id: 'market/candle-turnovers',
  group,
  title: 'The turnover of a candle is between volume × low and volume × high',
  docs: 'api/shapes/#schema-Candle',
  run: (target) =>
    ofEach(target, ({ h, l, v, q }) => {
      const [least, most] = [mul(v, l), mul(v, h)]
      const isBetween = compare(least, q) <= 0 && compare(q, most) <= 0
      return expectThat(isBetween, () => ({
        ...{ path: '.q', expected: `between ${least} and ${most}`, received: q },
      }))
    }),
}

const combined: Check = {
  id: 'market/candle-sums',
  group,
  title: 'A candle of 5 minutes is the combination of its candles of 1 minute',
  docs: rule,
  async run(target) {
    const all = await series(target)
    const [minutes, fives] = ['1m', '5m'].map((interval) => all.find((one) => one.interval === interval)!)
    const [first, last] = [minutes!.list[0]?.t ?? Infinity, minutes!.list.at(-1)?.t ?? 0]
    // The candles of 1 minute are read before the candles of 5 minutes. A candle of 5 minutes may end between the two
    // reads. Its last minutes are then missing in the list of 1-minute candles, so this candle is not checked.
    const closed = fives!.list.slice(0, -1).filter(({ t }) => t >= first && t + 300_000 <= last)
    if (closed.length === 0) throw new NotChecked('there are too few candles')
    return closed.flatMap((five) => {
      const parts = minutes!.list.filter(({ t }) => t >= five.t && t < five.t + 300_000)
      const whole = combinationOf(parts)
      const given = figuresOf(five)
      return expectThat(parts.length === 5 && whole === given, () => ({
        call: fives!.call,
        path: `$.data.list[] with t ${five.t}`,
        expected: `${whole} from ${parts.length} candles of 1m`,
        received: given,
      }))
    })
  },
}

/** Returns the figures of the single candle that results from combining several candles, as text. */
function combinationOf(parts: Candle[]): string {
  const [first] = parts
  if (!first) return 'nothing'
  const sum = (of: (candle: Candle) => string) => parts.map(of).reduce(add)
  return figuresOf({
    t: first.t,
    o: first.o,
    h: parts.map(({ h }) => h).reduce(max),
    l: parts.map(({ l }) => l).reduce(min),
    c: parts.at(-1)!.c,
    v: sum(({ v }) => v),
    q: sum(({ q }) => q),
    n: parts.reduce((trades, { n }) => trades + n, 0),
  })
}

const figuresOf = ({ o, h, l, c, v, q, n }: Candle): string =>
  `open ${o}, high ${h}, low ${l}, close ${c}, volume ${trim(v)}, turnover ${trim(q)}, ${n} trades`

const period: Check = {
  id: 'market/candle-period',
  group,
  title: 'market.history answers candles from `from` on and before `to`',
  docs: docs.call('market.history'),
  async run(target) {
    const { symbol } = await spotSymbol(target)
    const list = (await series(target)).find(({ interval }) => interval === '15m')!.list
    if (list.length < 4) throw new NotChecked('there are too few candles')
    const [from, to] = [list.at(-4)!.t, list.at(-2)!.t]
    const request = { symbol, type: 'kline', interval: '15m', from, to } as const
    const answer = (await target.data('market.history', request)).list as Candle[]
    const given = answer.map(({ t }) => t)
    return expectThat(given.join() === [from, list.at(-3)!.t].join(), () => ({
      call: `market.history ${JSON.stringify(request)}`,
      path: '$.data.list[].t',
      expected: [from, list.at(-3)!.t].join(', '),
      received: given.join(', ') || 'none',
    }))
  },
}

export const candleChecks: Check[] = [times, prices, volumes, turnovers, combined, period]
