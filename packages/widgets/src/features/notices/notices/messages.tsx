import type { Schema } from '@bourselet/sdk'
import { useEffect, useRef } from 'react'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { Records } from '../../../shared/records/records.ts'
import { RecordsList } from '../../../shared/records/records-list.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { useLast } from '../../../shared/ui/use-last.ts'
import { type MessageFilters, messagesQuery } from '../queries.ts'
import { useMarkRead } from '../use-mark-read.ts'
import { MarkAll } from './mark-all.tsx'

type Message = Schema<'Notify'>

const types = ['system', 'trade', 'fund', 'finance', 'security'] as const

type MessagesProps = { unread: number; onSignIn: (() => void) | undefined }

/** The member's messages, newest first, by type; new ones arrive by the stream. */
export function Messages({ unread, onSignIn }: MessagesProps) {
  const { t, ready } = useText('notices')
  const format = useFormat()
  const title = (row: Message) => (
    <span className="bl-notices__wrap" data-unread={!row.read || undefined}>
      {!row.read && <span className="bl-notices__dot" role="img" aria-label={t('unread')} />}
      {row.title}
    </span>
  )
  const records: Records<Message, MessageFilters> = {
    query: messagesQuery(format.locale),
    caption: t('messages'),
    rowKey: (row) => `${row.id}`,
    signedOut: t('signedOut'),
    filters: [
      {
        name: 'type',
        label: t('typeLabel'),
        all: t('allTypes'),
        options: types.map((value) => ({ value, label: t(`type.${value}`) })),
      },
    ],
    columns: [
      {
        id: 'title',
        header: t('title'),
        cell: (row) => (
          <span className="bl-notices__text">
            <strong>{title(row)}</strong>
            <small>{row.content}</small>
          </span>
        ),
      },
      { id: 'type', header: t('typeLabel'), cell: (row) => <Chip>{t(`type.${row.type}`)}</Chip> },
      { id: 'time', header: t('time'), align: 'end', cell: (row) => format.time(row.created_at) },
    ],
    phone: {
      title,
      text: (row) => <span className="bl-notices__wrap">{row.content}</span>,
      value: (row) => t(`type.${row.type}`),
      note: (row) => format.time(row.created_at),
    },
    details: {
      label: t('read'),
      render: (row, onClose) => <Details row={row} onClose={onClose} />,
    },
    empty: <Empty icon="bell" title={t('noMessages')} text={t('noMessagesText')} />,
  }
  return (
    <>
      <MarkAll of="notify" unread={unread} />
      <RecordsList records={records} ready={ready} onSignIn={onSignIn} />
    </>
  )
}

function Details({ row, onClose }: { row: Message | null; onClose: () => void }) {
  const { t } = useText('notices')
  const format = useFormat()
  const shown = useLast(row)
  const { submit } = useMarkRead('notify')
  const mark = useRef(submit)
  useEffect(() => {
    mark.current = submit
  })
  const unreadId = row && !row.read ? row.id : undefined
  useEffect(() => {
    if (unreadId !== undefined) mark.current({ id: unreadId })
  }, [unreadId])
  return (
    <Dialog
      open={row !== null}
      onOpenChange={(open) => !open && onClose()}
      title={shown?.title}
      description={shown && `${t(`type.${shown.type}`)} · ${format.time(shown.created_at)}`}
    >
      <p className="bl-notices__content">{shown?.content}</p>
    </Dialog>
  )
}
