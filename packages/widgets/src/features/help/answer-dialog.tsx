import { RichText } from '../../shared/content/rich-text.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { useLast } from '../../shared/ui/use-last.ts'
import type { HelpTarget } from './help-links.ts'
import type { Question } from './help-search/use-help-search.ts'

type AnswerDialogProps = { question: Question | null; onClose: () => void; links: HelpTarget }

/** A dialog with a frequent question as its title and the answer below. */
export function AnswerDialog({ question, onClose, links }: AnswerDialogProps) {
  const shown = useLast(question)
  return (
    <Dialog
      open={question !== null}
      onOpenChange={(open) => !open && onClose()}
      title={shown?.question}
      size="medium"
    >
      {shown && <RichText html={shown.answer_html} onNavigate={links.onNavigate} />}
    </Dialog>
  )
}
