import { memo } from 'react'
import { useText } from '../../shared/i18n/use-text.ts'
import { IconButton } from '../../shared/ui/icon-button.tsx'
import * as icons from '../../shared/ui/icons.ts'
import { useFavourite } from './use-favourite.ts'
import './star.css'

/** A button that adds a symbol to the favorites or removes it. */
export const Star = memo(function Star({ symbol }: { symbol: string }) {
  const { t } = useText('market')
  const [isFavourite, toggle] = useFavourite(symbol)
  return (
    <IconButton
      className="bl-star"
      icon={icons.star}
      label={t('coinList.favourite', { symbol })}
      size="small"
      pressed={isFavourite}
      onClick={(event) => {
        event.stopPropagation()
        toggle()
      }}
    />
  )
})
