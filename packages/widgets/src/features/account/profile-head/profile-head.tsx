import { useState } from 'react'
import { useLevels } from '../../../shared/data/use-levels.ts'
import type { Member } from '../../../shared/data/use-member.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useCopy } from '../../../shared/funds/use-copy.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Chip } from '../../../shared/ui/chip.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Root } from '../../../shared/ui/root.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { OwnMember } from '../own-member.tsx'
import { NicknameForm } from './nickname-form.tsx'
import '../account.css'

export type ProfileHeadProps = {
  onSignIn?: () => void
  onDirtyChange?: (dirty: boolean) => void
}

/** The member's profile: nickname, UID, contact, level and trading fees. */
export function ProfileHead({ onSignIn, onDirtyChange }: ProfileHeadProps) {
  return (
    <Root name="profile-head" className="bl-account">
      <OwnMember skeleton={<HeadSkeleton />} onSignIn={onSignIn}>
        {(member) => (
          <>
            <Who member={member} onDirtyChange={onDirtyChange} />
            <LevelFees member={member} />
          </>
        )}
      </OwnMember>
    </Root>
  )
}

function Who({
  member,
  onDirtyChange,
}: {
  member: Member
  onDirtyChange: ProfileHeadProps['onDirtyChange']
}) {
  const { t } = useText('account')
  const copy = useCopy()
  const [isEditing, setEditing] = useState(false)
  const { nickname, avatar, uid, level, email, phone, area_code } = member
  return (
    <div className="bl-profile__who">
      <span className="bl-profile__avatar" aria-hidden>
        {avatar ? <img src={avatar} alt="" /> : [...nickname].slice(0, 2).join('').toUpperCase()}
      </span>
      {isEditing ? (
        <NicknameForm nickname={nickname} onDone={() => setEditing(false)} onDirtyChange={onDirtyChange} />
      ) : (
        <div className="bl-profile__names">
          <p className="bl-profile__name">
            <strong>{nickname}</strong>
            <IconButton
              icon={icons.pen}
              size="small"
              label={t('profile.rename')}
              onClick={() => setEditing(true)}
            />
            <Chip tone="accent">{level.name}</Chip>
          </p>
          <p className="bl-account__text">
            {t('profile.uid', { uid })}
            <IconButton
              icon={icons.copy}
              size="small"
              label={t('profile.copyUid')}
              onClick={() => void copy(uid)}
            />
            <span>{email ?? `${area_code ?? ''} ${phone ?? ''}`}</span>
          </p>
        </div>
      )}
    </div>
  )
}

/**
 * The trading fees of the member's level, and the requirements of the next level. Until the levels are loaded,
 * placeholders of the same size are shown.
 */
function LevelFees({ member }: { member?: Member }) {
  const { t } = useText('account')
  const format = useFormat()
  const levels = useLevels().data?.list
  const level = member?.level.level
  const own = levels?.find((one) => one.level === level)
  const next = levels?.find((one) => level !== undefined && one.level === level + 1)
  const isLoading = !levels || !member
  const pair = (maker: string, taker: string) => `${format.rate(maker)} / ${format.rate(taker)}`
  return (
    <dl className="bl-profile__fees">
      <div>
        <dt>{t('profile.spotFee') || <Skeleton width={96} />}</dt>
        <dd>{own ? pair(own.spot_maker, own.spot_taker) : <Skeleton width={96} />}</dd>
      </div>
      <div>
        <dt>{t('profile.futuresFee') || <Skeleton width={96} />}</dt>
        <dd>{own ? pair(own.futures_maker, own.futures_taker) : <Skeleton width={96} />}</dd>
      </div>
      {(next || isLoading) && (
        <div>
          <dt>{next ? t('profile.next', { level: next.name }) : <Skeleton width={96} />}</dt>
          <dd>
            {next ? (
              t('profile.volume', { amount: format.amount(next.min_volume_30d) })
            ) : (
              <Skeleton width={140} />
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}

const HeadSkeleton = () => (
  <>
    <div className="bl-profile__who" aria-busy="true">
      <Skeleton width={56} height={56} round />
      <Skeleton width={180} height={40} />
    </div>
    <LevelFees />
  </>
)
