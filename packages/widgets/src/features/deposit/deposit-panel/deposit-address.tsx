import { useRef, useState } from 'react'
import { useCall } from '../../../shared/data/use-call.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { AddressText } from '../../../shared/funds/address-text.tsx'
import { useCopy } from '../../../shared/funds/use-copy.ts'
import type { CoinChain } from '../../../shared/funds/use-fund-coins.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Qr } from '../../../shared/ui/qr.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import type { Deposit } from '../deposit.ts'
import { DeclareDialog } from './declare-dialog.tsx'
import { savePicture } from './save-picture.ts'

type Shown = { coin: string; chain: CoinChain; onDeclared: (deposit: Deposit) => void }

/** The address whole, as text and as a code, with everything to know before sending. */
export function DepositAddress({ coin, chain, onDeclared }: Shown) {
  const { t } = useText('deposit')
  const format = useFormat()
  const copy = useCopy()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDeclaring, setIsDeclaring] = useState(false)
  const { data, error, refetch, refreshing } = useCall(
    ['deposit.addresses', coin],
    (sdk, options) => sdk.deposit.addresses({ coin }, options),
    { member: true, staleMs: 60_000 },
  )
  const place = data?.find((one) => one.chain === chain.chain)
  if (error && !data) return <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
  const network = chain.chain
  const min = `${format.amount(place?.min_deposit ?? chain.deposit_min)} ${coin}`
  const facts = [
    [t('minimum'), min],
    [t('creditedAfter'), t('confirmations', { count: place?.confirmations ?? chain.confirmations })],
    [t('arrivesIn'), t('spotAccount')],
    [t('fee'), t('free')],
  ] as const
  return (
    <>
      {place?.sandbox && (
        <p className="bl-deposit__paper">
          <Icon name="info" size={18} />
          <span>
            <strong>{t('paperTitle')}</strong> {t('paperText')}
          </span>
        </p>
      )}
      <div className="bl-deposit__to">
        {place ? (
          <Qr
            content={place.qr_content}
            label={t('qr', { coin, chain: network, address: place.address })}
            size={164}
            canvasRef={canvas}
          />
        ) : (
          <Skeleton width={164} height={164} />
        )}
        <div className="bl-deposit__where">
          <p className="bl-deposit__caption">
            {t('yourAddress', { coin, chain: network })}
            {place?.sandbox && <Chip tone="warn">{t('notPayable')}</Chip>}
          </p>
          {place ? <AddressText address={place.address} /> : <Skeleton height={28} />}
          <div className="bl-deposit__actions">
            <Button
              variant="primary"
              icon="copy"
              disabled={!place}
              onClick={() => place && void copy(place.address)}
            >
              {t('copyAddress')}
            </Button>
            <Button
              variant="ghost"
              disabled={!place}
              onClick={() => canvas.current && savePicture(canvas.current, `${coin}-${network}.png`)}
            >
              {t('saveQr')}
            </Button>
            {place && place.uri !== place.address && (
              <a className="bl-button" data-variant="ghost" data-size="medium" href={place.uri}>
                <span className="bl-button__content">
                  <Icon name="external" size={18} />
                  {t('openWallet')}
                </span>
              </a>
            )}
          </div>
          <dl className="bl-deposit__terms bl-numbers">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="bl-deposit__warning">
        <Icon name="warning" size={18} />
        <p>
          <strong>{t('only', { coin, chain: network })}</strong> {t('lost', { min })}
        </p>
      </div>
      <Button size="big" wide disabled={!place} onClick={() => setIsDeclaring(true)}>
        {t('declare.open')}
      </Button>
      {place && (
        <DeclareDialog
          open={isDeclaring}
          onOpenChange={setIsDeclaring}
          place={place}
          onDeclared={onDeclared}
        />
      )}
    </>
  )
}
