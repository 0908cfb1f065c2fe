import { useState } from 'react'
import type { Member } from '../../../shared/data/use-member.ts'
import { useServerNow } from '../../../shared/data/use-server-now.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useIntent } from '../../../shared/intent/use-intent.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Root } from '../../../shared/ui/root.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useKeptFocus } from '../../../shared/ui/use-kept-focus.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { OwnMember } from '../own-member.tsx'
import { useMemberChanged } from '../use-member-changed.ts'
import '../account.css'

export type SessionsProps = { onSignIn?: () => void }

type Session = Member['sessions'][number]

/** The member's sessions, with buttons that end one session or all others. */
export function Sessions({ onSignIn }: SessionsProps) {
  return (
    <Root name="sessions" className="bl-account">
      <OwnMember skeleton={<Skeleton height={132} />} onSignIn={onSignIn}>
        {(member) => <SessionList sessions={member.sessions} />}
      </OwnMember>
    </Root>
  )
}

/** The devices on which the member is logged in, the current one first. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useText('account')
  const [asked, setAsked] = useState(false)
  const [, setList] = useKeptFocus<HTMLUListElement>()
  const end = useEnd(() => setAsked(false))
  const others = sessions.filter((session) => !session.current).length
  const current = sessions.filter((session) => session.current)
  return (
    <>
      <ul ref={setList} className="bl-sessions__list">
        {[...current, ...sessions.filter((session) => !session.current)].map((session) => (
          <Row key={session.id} session={session} onEnd={() => end.one(session)} busy={end.busy} />
        ))}
      </ul>
      {others > 0 && (
        <div className="bl-sessions__all">
          <p>{t('sessions.stranger')}</p>
          <Button onClick={() => setAsked(true)}>{t('sessions.endOthers')}</Button>
        </div>
      )}
      <Dialog
        open={asked}
        onOpenChange={setAsked}
        title={t('sessions.endOthers')}
        footer={
          <Button variant="primary" size="big" wide busy={end.busy} onClick={end.others}>
            {t('sessions.endOthers')}
          </Button>
        }
      >
        <p>{t('sessions.othersText', { count: others })}</p>
      </Dialog>
    </>
  )
}

function Row({ session, onEnd, busy }: { session: Session; onEnd: () => void; busy: boolean }) {
  const { t } = useText('account')
  const format = useFormat()
  const { device, ip, current, last_seen_at, created_at } = session
  const ago = useServerNow((now) => (current ? null : format.ago(now - last_seen_at)))
  const name = device || t('sessions.unknown')
  return (
    <li className="bl-account__row">
      <span className="bl-account__sign">
        <Icon shape={/Android|iPhone|iPad/.test(device) ? icons.phone : icons.monitor} size={20} />
      </span>
      <div className="bl-account__what">
        <p className="bl-account__name">
          {name}
          {current && (
            <Chip tone="up" dot>
              {t('sessions.here')}
            </Chip>
          )}
        </p>
        <p className="bl-account__text">
          {[ip, ago && t('sessions.seen', { ago }), t('sessions.since', { time: format.time(created_at) })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {!current && (
        <Button
          size="small"
          aria-label={t('sessions.endOne', { device: name })}
          aria-disabled={busy}
          onClick={() => !busy && onEnd()}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}

/**
 * Returns functions that end sessions and show the result. If a session has already ended, no error is shown.
 */
function useEnd(onSettled: () => void) {
  const { t } = useText('account')
  const { show } = useToast()
  const errorText = useErrorText()
  const changed = useMemberChanged()
  const end = useIntent({
    send: (sdk, what: { end_session: number } | { end_other_sessions: true }) => sdk.account.update(what),
    onDone() {
      show({ tone: 'success', title: t('sessions.ended') })
      changed()
      onSettled()
    },
    onFailed(error) {
      if (error.name !== 'NOT_FOUND') show({ tone: 'error', title: errorText(error) })
      changed()
      onSettled()
      // After a failure, even a lost answer, the reloaded list shows whether the session has ended. So the member need
      // not repeat the call. `back` closes the intent, that is, the write with its idempotency key, and no dialog
      // appears.
      end.back()
    },
  })
  return {
    busy: end.isBusy,
    one: (session: Session) => end.submit({ end_session: session.id }),
    others: () => end.submit({ end_other_sessions: true }),
  }
}
