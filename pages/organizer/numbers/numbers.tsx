import { Button, DatePicker } from 'antd'
import { useTranslation } from 'react-i18next'
import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import { isDay } from '#contract/core/day.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useNow } from '#src/common/app/use-now.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { Shown } from '#src/common/ui/states.tsx'
import dayjs from '#src/common/work/form/dayjs.ts'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { useFairFigures } from '#src/features/operations/figures/api.ts'
import { Definition } from '#src/features/operations/figures/definition.tsx'
import { DeskHead } from '../desk-head'
import { Hours } from './hours'
import styles from './numbers.module.css'
import { Rankings } from './rankings'
import { Tiles } from './tiles'

const readDay = (text: string): string | undefined =>
  /^2\d{3}-\d{2}-\d{2}$/.test(text) && isDay(text) ? text : undefined

/** What happens at the fair on a day, beside another; it follows by itself. */
export function Numbers() {
  const { t } = useTranslation('figures')
  useTitle(t('title'))
  const query = useHashQuery()
  const today = chinaDay(new Date(useNow()))
  const day = readDay(query.text('day'))
  const against = readDay(query.text('against'))
  const figures = useFairFigures({ ...(day ? { day } : {}), ...(against ? { against } : {}) })
  const before = chinaDay(new Date(chinaDayBounds(day ?? today).from.getTime() - 1))
  const picker = (name: 'day' | 'against', value: string | undefined, placeholder: string) => (
    <label className={styles.pick}>
      {t(`pick.${name}`)}
      <DatePicker
        placeholder={placeholder}
        value={value ? dayjs.utc(value) : null}
        disabledDate={(one) => one.format('YYYY-MM-DD') > today}
        onChange={(one) => query.set({ [name]: dayjs.isDayjs(one) ? one.format('YYYY-MM-DD') : undefined })}
      />
    </label>
  )
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')}>
        <Button href="#/numbers/wall">{t('wall.open')}</Button>
      </DeskHead>
      <div className={styles.picks}>
        {picker('day', day, t('pick.today'))}
        {picker('against', against, before)}
        {figures.data ? (
          <p className={styles.now}>
            <i aria-hidden="true" />
            {t('now', { count: figures.data.now })}
            <Definition of="now" name={t('wall.now')} />
          </p>
        ) : null}
      </div>
      <Shown query={figures} loading={<TableSkeleton rows={9} />}>
        {(found) => (
          <div className={styles.figures} aria-busy={figures.isPlaceholderData}>
            <Tiles figures={found} />
            <Hours figures={found} />
            <Rankings figures={found} />
          </div>
        )}
      </Shown>
    </>
  )
}
