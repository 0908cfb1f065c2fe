import type { ReactNode } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'

const steps = ['password', 'scan', 'enter', 'save'] as const

type Step = (typeof steps)[number]

type SetUpStepsProps = {
  /** The current step of the setup. All earlier steps are marked as done. */
  at: Step
  /** Contents of the steps. A step without content shows only its title. */
  contents: Partial<Record<Step, ReactNode>>
}

/** The steps of setting up the authenticator, one below the other. */
export function SetUpSteps({ at, contents }: SetUpStepsProps) {
  const { t } = useText('account')
  const now = steps.indexOf(at)
  return (
    <ol className="bl-authenticator__steps">
      {steps.map((step, index) => (
        <li
          key={step}
          data-state={index < now ? 'done' : index === now ? 'now' : 'next'}
          aria-current={index === now ? 'step' : undefined}
        >
          <span className="bl-authenticator__mark" aria-hidden>
            {index < now ? <Icon shape={icons.check} size={14} /> : index + 1}
          </span>
          <h3>{t(`authenticator.steps.${step}`)}</h3>
          {contents[step]}
        </li>
      ))}
    </ol>
  )
}
