import type { Decimal } from '@bourselet/sdk/money'
import { useSession } from '../../../shared/data/use-session.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useCopy } from '../../../shared/funds/use-copy.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { SignedOut } from '../../../shared/orders/signed-out.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Qr } from '../../../shared/ui/qr.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { widget } from '../../../shared/ui/widget.tsx'
import { TeamList } from './team-list.tsx'
import { levels, type Team, useTeam } from './use-team.ts'
import './invite.css'

export type InviteProps = { onSignIn?: () => void }

/** The member's invitation link and code, the rates of rewards, and the team by level. */
export const Invite = widget('invite', function Invite({ onSignIn }: InviteProps) {
  const { t, ready } = useText('invite')
  const { signedIn } = useSession()
  const team = useTeam()
  const { data, error, refetch, refreshing } = team.answer
  return (
    <Root name="invite">
      {ready && !signedIn && (
        <Panel>
          <SignedOut title={t('signedOut')} onSignIn={onSignIn} />
        </Panel>
      )}
      {ready && signedIn && error && !data && (
        <Panel>
          <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
        </Panel>
      )}
      {ready && signedIn && !(error && !data) && (
        <>
          <Figures team={data} />
          <div className="bl-invite__columns">
            <Link team={data} />
            <Rules team={data} />
          </div>
          <TeamList {...team} />
        </>
      )}
    </Root>
  )
})

function Figures({ team }: { team: Team | undefined }) {
  const { t } = useText('invite')
  const format = useFormat()
  const sum = (value: Decimal) => `${format.amount(value, { decimals: 2, minDecimals: 2 })} USDT`
  const figures = [
    [t('total'), team && sum(team.reward_total_usdt)],
    [t('today'), team && sum(team.reward_today_usdt)],
    [t('team'), team && format.amount(`${team.team_count}`)],
    [t('active'), team && format.amount(`${team.active_count}`)],
    [t('deposits'), team && sum(team.team_deposit_usdt)],
    [t('volume'), team && sum(team.team_volume_usdt)],
  ] as const
  return (
    <Panel>
      <dl className="bl-invite__figures bl-numbers">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? <Skeleton width="5em" />}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

function Link({ team }: { team: Team | undefined }) {
  const { t } = useText('invite')
  const copy = useCopy()
  const link = team && new URL(team.invite_link, document.baseURI).href
  return (
    <Panel title={t('link')}>
      <div className="bl-invite__link">
        {link ? <Qr content={link} label={t('qr')} size={148} /> : <Skeleton width={148} height={148} />}
        <div>
          <p className="bl-invite__quiet">{t('code')}</p>
          <p className="bl-invite__code">
            <strong>{team?.invite_code ?? <Skeleton width="6em" />}</strong>
            {team && (
              <IconButton icon="copy" label={t('copyCode')} onClick={() => void copy(team.invite_code)} />
            )}
          </p>
          <p className="bl-invite__address">{link}</p>
          <Button variant="primary" icon="copy" disabled={!link} onClick={() => link && void copy(link)}>
            {t('copyLink')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}

function Rules({ team }: { team: Team | undefined }) {
  const { t } = useText('invite')
  const format = useFormat()
  return (
    <Panel title={t('rules')} actions={<span className="bl-invite__quiet">{t('rulesText')}</span>}>
      <dl className="bl-invite__rules bl-numbers">
        {levels.map((level) => (
          <div key={level}>
            <dt>
              {t('level', { level })} <small className="bl-invite__quiet">{t(`level${level}`)}</small>
            </dt>
            <dd>{team ? format.rate(team.rates[level - 1]!) : <Skeleton width="4em" />}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
