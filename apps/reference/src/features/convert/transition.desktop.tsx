import './convert.css'
import { useSession, useText } from '@bourselet/widgets'
import { Convert, ConvertRecords, Transfer } from '@bourselet/widgets/convert'
import { Panel } from '@bourselet/widgets/ui'
import { useState } from 'react'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { LeaveQuestion } from '../../layouts/leave-question.tsx'
import { useFundPasswordLinks } from '../../shared/use-fund-password-links.ts'
import { useQuery } from '../../shared/use-query.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'

export default function TransitionPage() {
  const { t } = useText('convert')
  const signIn = useSignIn()
  const links = useFundPasswordLinks()
  const [query] = useQuery()
  const { signedIn } = useSession()
  const [dirty, setDirty] = useState(false)
  const coin = query.get('coin')
  return (
    <CentrePage>
      <LeaveQuestion dirty={dirty && signedIn} />
      <div className="convert-page">
        <Convert
          {...links}
          {...(coin && coin !== 'USDT' ? { from: coin, to: 'USDT' } : {})}
          onSignIn={signIn}
          onDirtyChange={setDirty}
        />
        <Transfer {...links} onSignIn={signIn} />
      </div>
      <Panel title={t('records.title')}>
        <ConvertRecords onSignIn={signIn} />
      </Panel>
    </CentrePage>
  )
}
