import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FairFigures } from '#contract/operations/figures/schemas.ts'
import { useExpo } from '#src/common/app/fair.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { Failed } from '#src/common/ui/states.tsx'
import { useFairFigures } from '#src/features/operations/figures/api.ts'
import { Definition } from '#src/features/operations/figures/definition.tsx'
import { Hours } from './hours'
import styles from './wall.module.css'

const big = ['visitors', 'views', 'talks', 'demands', 'tickets', 'questions'] as const

interface Ranked {
  id: string | number
  name: string
  count: number
}

function Board({ title, rows }: { title: string; rows: readonly Ranked[] }) {
  const { t, i18n } = useTranslation('figures')
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 ? <p>{t('rank.none')}</p> : null}
      <ol>
        {rows.slice(0, 5).map(({ id, name, count }) => (
          <li key={id}>
            <span>{name}</span>
            <b>{count.toLocaleString(i18n.language)}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What everybody in a hall may see: no person, no amount, nothing that somebody typed. */
function Screen({ figures }: { figures: FairFigures }) {
  const { t, i18n } = useTranslation('figures')
  const { day, now } = figures
  const ranked = (rows: FairFigures['exhibits']) => rows.map(({ id, name, views }) => ({ id, name, count: views }))
  const countries = figures.countries.filter(({ name }) => name !== '')
  return (
    <>
      <dl className={styles.big}>
        <div data-now="true">
          <dt>
            {t('wall.now')}
            <Definition of="now" name={t('wall.now')} />
          </dt>
          <dd>{now.toLocaleString(i18n.language)}</dd>
        </div>
        {big.map((name) => (
          <div key={name}>
            <dt>
              {t(`figure.${name}`)}
              <Definition of={name} name={t(`figure.${name}`)} />
            </dt>
            <dd>{day[name].toLocaleString(i18n.language)}</dd>
          </div>
        ))}
      </dl>
      <Hours figures={figures} height={240} still />
      <div className={styles.boards}>
        <Board title={t('rank.exhibits')} rows={ranked(figures.exhibits)} />
        <Board title={t('rank.exhibitors')} rows={ranked(figures.exhibitors)} />
        <Board title={t('rank.countries')} rows={countries.map(({ name, count }) => ({ id: name, name, count }))} />
      </div>
    </>
  )
}

/** The figures of today for a large screen in the hall. */
export function Wall() {
  const { t } = useTranslation('figures')
  useTitle(t('wall.title'))
  const whole = useRef<HTMLDivElement>(null)
  const figures = useFairFigures({})
  const fair = useExpo()?.expoName
  return (
    <div ref={whole} className={styles.wall} data-template="dark-style" data-color="0">
      <header>
        <h1>{fair ? t('wall.of', { fair }) : t('wall.title')}</h1>
        <button type="button" onClick={() => void whole.current?.requestFullscreen?.().catch(() => undefined)}>
          {t('wall.full')}
        </button>
        <a href="#/numbers">{t('wall.close')}</a>
      </header>
      {figures.data ? <Screen figures={figures.data} /> : null}
      {figures.error && !figures.data ? <Failed error={figures.error} retry={() => void figures.refetch()} /> : null}
      {figures.isPending ? <div className={`yz-skeleton ${styles.waiting}`} /> : null}
      <p className={styles.foot}>{t('wall.foot')}</p>
    </div>
  )
}
