import './wallet.css'
import { useText } from '@bourselet/widgets'
import { Icon, type IconName } from '@bourselet/widgets/ui'
import { Link } from 'react-router'
import { PageBar } from '../../layouts/page-bar.tsx'
import type { RouteName } from '../../shared/routes.ts'
import { pathHere } from '../../shared/twin-routes.ts'

const records: readonly (readonly [RouteName, IconName])[] = [
  ['accountRecord', 'wallet'],
  ['rechargeRecord', 'deposit'],
  ['withdrawRecords', 'withdraw'],
  ['trade', 'receipt'],
  ['history', 'candles'],
  ['history1', 'trend'],
  ['history2', 'clock'],
  ['records', 'list'],
]

/** Every kind of record, each a page. */
export default function RecordsPage() {
  const { t } = useText('site')
  return (
    <>
      <PageBar title={t('title.mbrecords')} />
      <nav className="wallet-records" aria-label={t('title.mbrecords')}>
        {records.map(([name, icon]) => (
          <Link key={name} to={pathHere(name)}>
            <Icon name={icon} />
            {t(`title.${name}`)}
            <Icon name="chevron-right" size={16} />
          </Link>
        ))}
      </nav>
    </>
  )
}
