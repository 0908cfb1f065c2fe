import { Button } from '../ui/button.tsx'
import { Notice } from './notice.tsx'

export type UnknownFateProps = {
  words: { title: string; text: string; check: string; leave: string }
  busy: boolean
  onCheck: () => void
  onLeave: () => void
}

/** Nobody knows whether the order stands: what that means, and the one safe way to find out. */
export function UnknownFate({ words, busy, onCheck, onLeave }: UnknownFateProps) {
  return (
    <Notice tone="warn">
      <p className="bl-ticket__notice-title">{words.title}</p>
      <p>{words.text}</p>
      <div className="bl-ticket__notice-actions">
        <Button size="small" variant="primary" busy={busy} onClick={onCheck}>
          {words.check}
        </Button>
        <Button size="small" variant="quiet" disabled={busy} onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </Notice>
  )
}
