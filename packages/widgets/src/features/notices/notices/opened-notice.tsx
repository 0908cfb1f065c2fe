import { type ReactNode, useEffect, useRef } from 'react'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useMarkRead } from '../use-mark-read.ts'

type OpenedNoticeProps = {
  of: 'notice' | 'notify'
  /** Id of the opened notice if it must be marked as read, otherwise undefined. */
  unreadId: number | undefined
  chip: ReactNode
  at: number
  title: string
  children: ReactNode
}

/** An opened announcement or message; opening it marks it as read. */
export function OpenedNotice({ of, unreadId, chip, at, title, children }: OpenedNoticeProps) {
  const format = useFormat()
  const { submit } = useMarkRead(of)
  const mark = useRef(submit)
  useEffect(() => {
    mark.current = submit
  })
  useEffect(() => {
    if (unreadId !== undefined) mark.current({ id: unreadId })
  }, [unreadId])
  return (
    <>
      <p className="bl-notices__when bl-numbers">
        {chip} <time dateTime={new Date(at).toISOString()}>{format.time(at)}</time>
      </p>
      <h2>{title}</h2>
      <div className="bl-notices__text">{children}</div>
    </>
  )
}
