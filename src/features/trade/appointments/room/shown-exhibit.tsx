import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { RoomExhibit } from '#contract/trade/appointments/talk-schemas.ts'
import { exhibitAddress } from '#src/common/app/addresses.ts'
import { Cover } from '#src/common/ui/card/cover.tsx'
import { formatMoney } from '#src/common/ui/trade/wording.ts'
import styles from './room.module.css'

/** The exhibit that both sides look at, until one of them puts it away. */
export function ShownExhibit({ exhibit, onClose }: { exhibit: RoomExhibit; onClose: () => void }) {
  const { t, i18n } = useTranslation('talk-room')
  const { id, name, coverUrl, price } = exhibit
  return (
    <article className={styles.exhibit} aria-label={t('exhibit.shown', { name })}>
      <Cover src={coverUrl} title={name} />
      <div>
        <h3>{name}</h3>
        <p>{price === null ? t('exhibit.onRequest') : formatMoney(price, 'CNY', i18n.language)}</p>
        <p>
          <a href={exhibitAddress(id)} target="_blank" rel="noopener">
            {t('exhibit.open')}
          </a>
        </p>
      </div>
      <Button aria-label={t('exhibit.closeOf', { name })} onClick={onClose}>
        {t('exhibit.close')}
      </Button>
    </article>
  )
}
