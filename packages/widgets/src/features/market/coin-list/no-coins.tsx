import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import type { useCoinList } from './use-coin-list.ts'

/** A message that explains why the list is empty, with a button that clears the filters. */
export function NoCoins({ list }: { list: ReturnType<typeof useCoinList> }) {
  const { t } = useText('market')
  if (list.keyword.trim() !== '') {
    return (
      <Empty
        icon={icons.search}
        title={t('coinList.noMatch', { keyword: list.keyword.trim() })}
        action={
          <Button size="small" onClick={() => list.setKeyword('')}>
            {t('coinList.clear')}
          </Button>
        }
      />
    )
  }
  if (list.tab === 'favourites') {
    return (
      <Empty
        icon={icons.star}
        title={t('coinList.noFavourites')}
        text={t('coinList.noFavouritesText')}
        action={
          <Button size="small" onClick={() => list.setTab('all')}>
            {t('coinList.showAll')}
          </Button>
        }
      />
    )
  }
  return <Empty icon={icons.market} title={t('coinList.empty')} />
}
