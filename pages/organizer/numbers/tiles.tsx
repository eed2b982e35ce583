import { useTranslation } from 'react-i18next'
import type { FairDay, FairFigures } from '#contract/operations/figures/schemas.ts'
import { Definition } from '#src/features/operations/figures/definition.tsx'
import { type FigureKind, formatFigure, sayChange } from '#src/features/operations/figures/figure-text.ts'
import styles from './numbers.module.css'

type Name = Exclude<keyof FairDay, 'day' | 'hours'>

const groups: readonly { group: 'visits' | 'people' | 'trade' | 'money' | 'service'; names: readonly Name[] }[] = [
  { group: 'visits', names: ['visitors', 'visits', 'views', 'searches', 'missed'] },
  { group: 'people', names: ['registrations', 'registrationMinutes'] },
  { group: 'trade', names: ['demands', 'talks', 'lives'] },
  { group: 'money', names: ['tickets', 'paidFen', 'refundedFen'] },
  { group: 'service', names: ['questions', 'answered', 'answerMinutes'] },
]

const kindOf = (name: Name): FigureKind => {
  if (name.endsWith('Minutes')) return 'minutes'
  return name.endsWith('Fen') ? 'fen' : 'count'
}

/** The figures of the day in groups, each beside the other day's. */
export function Tiles({ figures: { day, against } }: { figures: FairFigures }) {
  const { t, i18n } = useTranslation('figures')
  const say = { t, language: i18n.language }
  return (
    <>
      {groups.map(({ group, names }) => (
        <section key={group} aria-labelledby={`figures-${group}`}>
          <h2 id={`figures-${group}`} className={styles.heading}>
            {t(`group.${group}`)}
          </h2>
          <dl className={styles.tiles}>
            {names.map((name) => {
              const change = sayChange(day[name], against[name], i18n.language)
              return (
                <div key={name}>
                  <dt>
                    {t(`figure.${name}`)}
                    <Definition of={name} name={t(`figure.${name}`)} />
                  </dt>
                  <dd>{formatFigure(day[name], kindOf(name), say)}</dd>
                  <dd className={styles.against}>
                    {t('against', { day: against.day, value: formatFigure(against[name], kindOf(name), say) })}
                    {change ? <b>{change}</b> : null}
                  </dd>
                </div>
              )
            })}
          </dl>
        </section>
      ))}
    </>
  )
}
