import { useMemo, useState } from 'react'
import type { IndexTick } from '../../../shared/data/live-index.ts'
import { useCall } from '../../../shared/data/use-call.ts'
import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { ShareDialog } from '../../../shared/share/share-dialog.tsx'
import { useCardBrand } from '../../../shared/share/use-card-brand.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { roundNumber } from '../parts/round-number.ts'
import { useDuration } from '../parts/use-stakes.ts'
import { betCard } from './bet-card.ts'

/**
 * A button that opens the share card of a settled bet, a picture for social media. The card has a curve of the index
 * price while the bet ran.
 */
export function ShareBet({ order }: { order: OptionOrder }) {
  const { t } = useText('prediction')
  const format = useFormat()
  const duration = useDuration()
  const [isOpen, setOpen] = useState(false)
  const [withAmounts, setWithAmounts] = useState(false)
  const path = usePath(order, isOpen)
  const { mode, round_no, seconds } = order
  const kind =
    mode === 'round' ? `${t('round.round')} ${roundNumber(round_no ?? '')}` : duration(seconds ?? 0)
  const { brand, failure } = useCardBrand()
  const card = useMemo(
    () => brand && betCard(order, { ...brand, kind, path, withAmounts }, t, format),
    [order, brand, kind, path, withAmounts, t, format],
  )
  return (
    <>
      <Button size="small" icon={icons.share} onClick={() => setOpen(true)}>
        {t('share.button')}
      </Button>
      <ShareDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('share.button')}
        card={card}
        failure={failure}
        options={
          <Checkbox checked={withAmounts} onCheckedChange={setWithAmounts}>
            {t('share.amounts')}
          </Checkbox>
        }
      />
    </>
  )
}

/** Returns the index prices from the tick at which the bet opened to the tick that settled it. */
function usePath({ symbol, open_tick, delivery_tick }: OptionOrder, enabled: boolean): string[] {
  const from = open_tick?.ts
  const to = delivery_tick?.ts
  const { data } = useCall(
    ['market.history', 'path', symbol, from, to],
    async (sdk, options) => {
      if (from === undefined || to === undefined) return []
      const request = { product: 'index', type: 'ticks', symbol, limit: 1_000, from, to: to + 1 } as const
      const { list } = await sdk.market.history(request, options)
      return (list as IndexTick[]).toReversed().map(({ price }) => price)
    },
    { enabled: enabled && from !== undefined && to !== undefined, staleMs: 3_600_000 },
  )
  return useMemo(() => data ?? [], [data])
}
