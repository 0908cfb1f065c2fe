import { RichText } from '../../shared/content/rich-text.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import * as icons from '../../shared/ui/icons.ts'
import type { HelpTarget } from './help-links.ts'
import { HitText } from './help-search/hit-text.tsx'
import type { Question } from './help-search/use-help-search.ts'
import './question-list.css'

type QuestionListProps = { questions: readonly Question[]; links: HelpTarget; keyword?: string }

/** A list of questions. Pressing a question shows its answer. */
export function QuestionList({ questions, links, keyword = '' }: QuestionListProps) {
  return (
    <ul className="bl-help-questions">
      {questions.map(({ id, question, answer_html }) => (
        <li key={id}>
          <details>
            <summary>
              <span>
                <HitText text={question} of={keyword} />
              </span>
              <Icon shape={icons.chevronDown} size={18} />
            </summary>
            <RichText html={answer_html} onNavigate={links.onNavigate} />
          </details>
        </li>
      ))}
    </ul>
  )
}
