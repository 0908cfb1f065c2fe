import './convert.css'
import { useText } from '@bourselet/widgets'
import { Convert, ConvertRecords, Transfer } from '@bourselet/widgets/convert'
import { Panel } from '@bourselet/widgets/ui'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { useFundPasswordLinks } from '../../shared/use-fund-password-links.ts'
import { useQuery } from '../../shared/use-query.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'

export default function TransitionPage() {
  const { t } = useText('convert')
  const signIn = useSignIn()
  const links = useFundPasswordLinks()
  const [query] = useQuery()
  const coin = query.get('coin')
  return (
    <CentrePage route="transition">
      <div className="convert-page">
        <Convert
          {...links}
          {...(coin && coin !== 'USDT' ? { from: coin, to: 'USDT' } : {})}
          onSignIn={signIn}
        />
        <Transfer {...links} onSignIn={signIn} />
      </div>
      <Panel title={t('records.title')}>
        <ConvertRecords onSignIn={signIn} />
      </Panel>
    </CentrePage>
  )
}
