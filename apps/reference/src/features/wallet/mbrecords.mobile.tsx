import { useText } from '@bourselet/widgets'
import { PageLinks } from '../../layouts/page-links.tsx'
import { PhonePage } from '../../layouts/phone-page.tsx'

const records = [
  { route: 'accountRecord', icon: 'wallet' },
  { route: 'rechargeRecord', icon: 'deposit' },
  { route: 'withdrawRecords', icon: 'withdraw' },
  { route: 'trade', icon: 'receipt' },
  { route: 'history', icon: 'candles' },
  { route: 'history1', icon: 'trend' },
  { route: 'history2', icon: 'clock' },
  { route: 'records', icon: 'list' },
] as const

/** The page on a phone that links to all kinds of records. */
export default function RecordsPage() {
  const { t } = useText('site')
  return (
    <PhonePage route="mbrecords">
      <PageLinks label={t('title.mbrecords')} links={records} />
    </PhonePage>
  )
}
