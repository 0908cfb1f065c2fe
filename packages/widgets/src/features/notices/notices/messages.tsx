import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Chip } from '../../../shared/ui/chip.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { messageEntry } from '../entry.tsx'
import { messagesQuery } from '../queries.ts'
import { MarkAll } from './mark-all.tsx'
import { NoticeList } from './notice-list.tsx'
import { OpenedNotice } from './opened-notice.tsx'

type MessagesProps = {
  unread: number
  selected?: number
  onSignIn: (() => void) | undefined
}

const types = ['system', 'trade', 'fund', 'finance', 'security'] as const

/**
 * The list of the member's messages, newest first, with a filter by type. The list is loaded again when the
 * stream delivers a new message.
 */
export function Messages({ unread, selected, onSignIn }: MessagesProps) {
  const { t } = useText('notices')
  const format = useFormat()
  return (
    <NoticeList
      label={t('messages')}
      query={messagesQuery(format.locale)}
      filter={{
        name: 'type',
        label: t('typeLabel'),
        all: t('allTypes'),
        options: types.map((value) => ({ value, label: t(`type.${value}`) })),
      }}
      entryOf={messageEntry}
      selected={selected}
      readOne={async (sdk, id, options) => (await sdk.notices.messages({ id }, options)).list[0] ?? null}
      signedOut={t('signedOut')}
      onSignIn={onSignIn}
      empty={<Empty icon={icons.bell} title={t('noMessages')} text={t('noMessagesText')} />}
      markAll={<MarkAll of="notify" unread={unread} />}
      details={({ id, type, created_at, title, content, read }) => (
        <OpenedNotice
          of="notify"
          unreadId={read ? undefined : id}
          chip={<Chip>{t(`type.${type}`)}</Chip>}
          at={created_at}
          title={title}
        >
          <p>{content}</p>
        </OpenedNotice>
      )}
    />
  )
}
