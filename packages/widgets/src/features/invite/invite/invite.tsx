import { type Decimal, mul } from '@bourselet/sdk/money'
import type { ReactNode } from 'react'
import { useSession } from '../../../shared/data/use-session.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useCopy } from '../../../shared/funds/use-copy.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { SignedOut } from '../../../shared/orders/signed-out.tsx'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Qr } from '../../../shared/ui/qr.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useMemberOpened } from '../../../shared/ui/use-member-opened.ts'
import { widget } from '../../../shared/ui/widget.tsx'
import { PosterDialog } from './poster-dialog.tsx'
import { TeamList } from './team-list.tsx'
import { levels, type Team, useTeam } from './use-team.ts'
import './invite.css'

export type InviteProps = {
  /**
   * Address of the site to which the invitation link leads. The default is the site of the current page. In an iframe
   * this prop is ignored, because the host page could set an address that is not the operator's.
   */
  site?: string
  /** Content beside the list of the team, such as the daily sign-in. */
  beside?: ReactNode
  onSignIn?: () => void
}

/** The member's invitation link and code, the rates of rewards, and the team by level. */
export const Invite = widget('invite', function Invite(props: InviteProps) {
  const { site, beside, onSignIn } = props
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
            <Link team={data} site={site} />
            <Rules team={data} />
          </div>
          <div className={beside ? 'bl-invite__columns' : undefined}>
            {beside}
            <TeamList {...team} />
          </div>
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

function Link({ team, site }: { team: Team | undefined; site: string | undefined }) {
  const { t } = useText('invite')
  const copy = useCopy()
  const { isFramed } = useBourselet()
  const base = isFramed ? undefined : site
  const link = team && new URL(team.invite_link, base ?? document.baseURI).href
  const [poster, openPoster] = useMemberOpened<true>()
  const share = useShare()
  return (
    <Panel title={t('link')}>
      <div className="bl-invite__link">
        {link ? <Qr content={link} label={t('qr')} size={148} /> : <Skeleton width={148} height={148} />}
        <div>
          <p className="bl-invite__quiet">{t('code')}</p>
          <p className="bl-invite__code">
            <strong>{team?.invite_code ?? <Skeleton width="6em" />}</strong>
            {team && (
              <IconButton
                icon={icons.copy}
                label={t('copyCode')}
                onClick={() => void copy(team.invite_code)}
              />
            )}
          </p>
          {team && <p className="bl-invite__quiet">{t('text', { rate: share(team.rates[0]!) })}</p>}
          <p className="bl-invite__address">{link}</p>
          <p className="bl-invite__acts">
            <Button
              variant="primary"
              icon={icons.copy}
              disabled={!link}
              onClick={() => link && void copy(link)}
            >
              {t('copyLink')}
            </Button>
            <Button icon={icons.image} disabled={!link} onClick={() => openPoster(true)}>
              {t('poster')}
            </Button>
          </p>
        </div>
      </div>
      {team && link && (
        <PosterDialog
          open={poster !== null}
          onClose={() => openPoster(null)}
          code={team.invite_code}
          link={link}
        />
      )}
    </Panel>
  )
}

/** Returns a function that formats a reward rate, which is a share of the trading fee, as a percentage: 0.2 as "20%". */
function useShare() {
  const format = useFormat()
  return (rate: Decimal) => {
    const percent = mul(rate, '100')
    return format.percent(percent, { decimals: percent.split('.')[1]?.length ?? 0 })
  }
}

function Rules({ team }: { team: Team | undefined }) {
  const { t } = useText('invite')
  const share = useShare()
  return (
    <Panel title={t('rules')} actions={<span className="bl-invite__quiet">{t('rulesText')}</span>}>
      <dl className="bl-invite__rules bl-numbers">
        {levels.map((level) => (
          <div key={level}>
            <dt>
              {t('level', { level })} <small className="bl-invite__quiet">{t(`level${level}`)}</small>
            </dt>
            <dd>{team ? share(team.rates[level - 1]!) : <Skeleton width="4em" />}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
