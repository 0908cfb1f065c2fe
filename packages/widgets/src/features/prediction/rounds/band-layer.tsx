import { useMemo } from 'react'
import type { IndexTick } from '../../../shared/data/live-index.ts'
import type { Round } from '../../../shared/data/live-rounds.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { PAD } from './band-drawing.ts'
import { apart, type BandPicture, bandPicture, heightOf, within } from './band-picture.ts'
import { useBoxes } from './use-boxes.ts'

// The chart library is loaded when the first price line is rendered, not with the page.
const PriceLine = lazyPart(() => import('./price-line.tsx').then(({ PriceLine }) => PriceLine))

export type BandLayerProps = {
  row: HTMLElement | null
  /** The rounds of the cards, from left to right. */
  rounds: readonly Round[]
  ticks: readonly IndexTick[]
  /** True if the last card is the live round. */
  isLive: boolean
}

/**
 * A layer above the cards of all rounds. It draws the price line, and labels for the latest price and the locked price.
 */
export function BandLayer({ row, rounds, ticks, isLive }: BandLayerProps) {
  const { t } = useText('prediction')
  const { width, top, height, boxes } = useBoxes(row, `${rounds.map((round) => round.round_no).join()}`)
  const picture = useMemo(
    () =>
      boxes.length === rounds.length
        ? bandPicture(
            rounds.map(({ lock_at, close_at, open_price, result }, at) => ({
              ...boxes[at]!,
              from: lock_at,
              to: close_at,
              lock: open_price,
              result,
            })),
            ticks,
            isLive,
          )
        : null,
    [boxes, rounds, ticks, isLive],
  )
  if (!picture || width === 0) return null
  return (
    <div
      className="bl-rounds__layer"
      role="img"
      aria-label={t('round.chart')}
      style={{ insetBlockStart: top, height, width }}
    >
      <PriceLine picture={picture} width={width} />
      {isLive && (
        <Tags
          picture={picture}
          round={rounds.at(-1)}
          tick={ticks.at(-1)}
          right={boxes.at(-1)!.right}
          {...{ width, height }}
        />
      )}
    </div>
  )
}

type TagsProps = {
  picture: BandPicture
  round: Round | undefined
  tick: IndexTick | undefined
  right: number
  width: number
  height: number
}

function Tags({ picture, round, tick, right, width, height }: TagsProps) {
  const format = useFormat()
  const at = (price: string) => heightOf(Number(price), picture, PAD.top, height - PAD.bottom)
  const inset = width - right + 12
  // A label extends 10 px above and below its position. The times take up the lowest 19 px.
  const range = { first: 12, last: height - 31 }
  const newest = tick ? within(at(tick.price), range) : null
  const locked = round?.open_price ? at(round.open_price) : null
  return (
    <>
      {tick && newest !== null && (
        <span
          className="bl-rounds__tag"
          data-trend={picture.head?.trend ?? 'none'}
          style={{ insetBlockStart: newest, insetInlineEnd: inset }}
        >
          {format.price(tick.price)}
        </span>
      )}
      {round?.open_price && locked !== null && (
        <span
          className="bl-rounds__tag"
          data-trend="lock"
          style={{
            insetBlockStart: newest === null ? within(locked, range) : apart(newest, locked, 22, range),
            insetInlineEnd: inset,
          }}
        >
          {format.price(round.open_price)}
        </span>
      )}
    </>
  )
}
