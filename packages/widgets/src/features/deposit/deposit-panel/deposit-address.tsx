import { useRef } from 'react'
import { useCall } from '../../../shared/data/use-call.ts'
import { saveFile } from '../../../shared/format/save-file.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { AddressText } from '../../../shared/funds/address-text.tsx'
import { useCopy } from '../../../shared/funds/use-copy.ts'
import { useGap } from '../../../shared/i18n/use-gap.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Qr } from '../../../shared/ui/qr.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useOpened } from '../../../shared/ui/use-opened.ts'
import { DeclareDialog } from './declare-dialog.tsx'
import { ShareAddress } from './share-address.tsx'
import { useDeposit } from './use-deposit.ts'
import '../deposit.css'

/** The deposit address as text and QR code, its terms, and the button that declares a deposit. */
export function DepositAddress() {
  const {
    coin: { coin },
    chain,
    setDeclared,
  } = useDeposit()
  const { t } = useText('deposit')
  const gap = useGap()
  const format = useFormat()
  const copy = useCopy()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { data, error, refetch, refreshing } = useCall(
    ['deposit.addresses', coin],
    (sdk, options) => sdk.deposit.addresses({ coin }, options),
    { member: true, staleMs: 60_000 },
  )
  const address = data?.find((one) => one.chain === chain.chain)
  // The dialog closes when another coin or network is shown, so that an amount entered for one coin or network is not
  // declared for another.
  const [place, setPlace] = useOpened<{ coin: string; chain: string }>(
    (opened) => opened.coin === address?.coin && opened.chain === address.chain,
  )
  if (error && !data) return <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
  const network = chain.chain
  const min = `${format.amount(address?.min_deposit ?? chain.deposit_min)} ${coin}`
  const facts = [
    [t('minimum'), min],
    [t('creditedAfter'), t('confirmations', { count: address?.confirmations ?? chain.confirmations })],
    [t('arrivesIn'), t('spotAccount')],
    [t('fee'), t('free')],
  ] as const
  return (
    <>
      {(!address || address.sandbox) && (
        <p className="bl-deposit__paper" data-loading={!address || undefined}>
          <Icon shape={icons.info} size={18} />
          <span>
            <strong>{t('paperTitle')}</strong>
            {gap}
            {t('paperText')}
          </span>
        </p>
      )}
      <div className="bl-deposit__to">
        {address ? (
          <Qr
            content={address.qr_content}
            label={t('qr', { coin, chain: network, address: address.address })}
            size={164}
            canvasRef={canvas}
          />
        ) : (
          <Skeleton width={164} height={164} />
        )}
        <div className="bl-deposit__where">
          <p className="bl-deposit__caption">
            {t('yourAddress', { coin, chain: network })}
            {address?.sandbox && <Chip tone="warn">{t('notPayable')}</Chip>}
          </p>
          {address ? <AddressText address={address.address} /> : <Skeleton height={28} />}
          <div className="bl-deposit__actions">
            <div className="bl-deposit__pinned">
              <Button
                variant="primary"
                icon={icons.copy}
                disabled={!address}
                onClick={() => address && void copy(address.address)}
              >
                {t('copyAddress')}
              </Button>
              <Button
                variant="ghost"
                disabled={!address}
                onClick={() =>
                  canvas.current?.toBlob((blob) => blob && saveFile(`${coin}-${network}.png`, blob))
                }
              >
                {t('saveQr')}
              </Button>
            </div>
            <div className="bl-deposit__more">
              {address && (
                <ShareAddress title={t('yourAddress', { coin, chain: network })} address={address.address} />
              )}
              {address && address.uri !== address.address && (
                <a className="bl-button" data-variant="ghost" data-size="medium" href={address.uri}>
                  <span className="bl-button__content">
                    <Icon shape={icons.external} size={18} />
                    {t('openWallet')}
                  </span>
                </a>
              )}
            </div>
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
        <Icon shape={icons.warning} size={18} />
        <p>
          <strong>{t('only', { coin, chain: network })}</strong>
          {gap}
          {t('lost', { min })}
        </p>
      </div>
      <Button size="big" wide disabled={!address} onClick={() => address && setPlace(address)}>
        {t('declare.open')}
      </Button>
      {address && (
        <DeclareDialog
          open={place !== null}
          onOpenChange={() => setPlace(null)}
          place={address}
          onDeclared={setDeclared}
        />
      )}
    </>
  )
}
