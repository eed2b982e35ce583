import { useTranslation } from 'react-i18next'
import { type ContentKind, type Referable, fieldsOf, kindRelated } from '#contract/fair/content/kinds.ts'
import type { ContentRow } from '#contract/fair/content/schemas.ts'
import { Link } from '#src/common/app/link.tsx'
import { inChina, momentText, plainMoment } from '#src/common/work/moment.ts'
import type { WorkColumn } from '#src/common/work/work-table.tsx'
import { fieldLabel, optionLabel } from '../fields/labels'
import { RelatedName } from '../fields/related-name'
import { ReviewTag } from '../review/review-tag'
import { StateTag } from '../state-tag'
import { pickTitle } from '../title'
import { useWritesForFair } from '../review/use-writes-for-fair'
import styles from './content-table.module.css'

type Column = WorkColumn<ContentRow>

const Related = ({ kind, ids }: { kind: Referable; ids: string[] }) => (
  <>
    {ids.map((id) => (
      <span key={id} className={styles.related}>
        <RelatedName kind={kind} id={Number(id)} />
      </span>
    ))}
  </>
)

/**
 * What the table of a kind shows: its name, its state and its choices, and who changed it when. What organizers alone set is
 * not shown to others, since all their objects have the same value.
 */
export function useContentColumns(kind: ContentKind, addressOf: (id: number) => string): Column[] {
  const { t, i18n } = useTranslation('content')
  const writesForFair = useWritesForFair()
  const name = (row: ContentRow) => pickTitle(row, t('list.untitled'))
  const stateOf = ({ state, changed, review }: ContentRow) =>
    [
      changed ? t('list.stateChanged', { state: t(`state.${state}`) }) : t(`state.${state}`),
      ...(review === 'none' ? [] : [t(`review.${review}`)]),
    ].join(t('list.comma'))
  const choices = Object.entries(fieldsOf(kind)).flatMap(([field, of]): Column[] => {
    const { type, organizers } = of
    if (organizers && !writesForFair) return []
    const values = ({ facets }: ContentRow): string[] => [facets[field] ?? []].flat()
    const title = t(fieldLabel(kind, field))
    if (type === 'choice' || type === 'choices') {
      const say = (row: ContentRow) =>
        values(row)
          .map((value) => t(optionLabel(kind, field, value)))
          .join(t('list.comma')) || '—'
      return [{ key: field, title, render: say, plain: say }]
    }
    if (type !== 'relation' && type !== 'relations') return []
    return [
      {
        key: field,
        title,
        render: (row) => (values(row).length === 0 ? '—' : <Related kind={kindRelated(of.to)} ids={values(row)} />),
        plain: { [t('list.numberOf', { name: title })]: (row) => values(row).join(t('list.comma')) },
      },
    ]
  })
  return [
    {
      key: 'title',
      title: t('list.name'),
      always: true,
      sorts: true,
      render: (row) => <Link to={addressOf(row.id)}>{name(row)}</Link>,
      plain: { [t('list.nameZh')]: ({ title }) => title.zh, [t('list.nameEn')]: ({ title }) => title.en },
    },
    {
      key: 'state',
      width: 128,
      title: t('list.state'),
      render: (row) => (
        <>
          <StateTag state={row.state} />
          <ReviewTag review={row.review} />
          {row.changed ? <small>{t('list.changed')}</small> : null}
          {row.review === 'returned' ? <small>{row.opinion}</small> : null}
        </>
      ),
      plain: stateOf,
    },
    ...choices,
    {
      key: 'complete',
      title: t('list.complete'),
      render: ({ complete }) => `${complete}%`,
      plain: ({ complete }) => complete,
    },
    {
      key: 'days',
      title: t('list.days'),
      render: ({ shownFrom, shownUntil }) => (
        <div className={styles.day}>
          {shownFrom ? momentText(shownFrom, i18n.language) : '—'}
          {shownUntil ? (
            <small>{t('list.untilMoment', { moment: momentText(shownUntil, i18n.language) })}</small>
          ) : null}
        </div>
      ),
      plain: {
        [inChina(t('list.from'))]: ({ shownFrom }) => plainMoment(shownFrom),
        [inChina(t('list.until'))]: ({ shownUntil }) => plainMoment(shownUntil),
      },
    },
    {
      key: 'updatedAt',
      title: t('list.updatedAt'),
      sorts: true,
      render: ({ updatedAt, updatedBy }) => (
        <>
          {momentText(updatedAt, i18n.language)}
          {updatedBy ? <small>{updatedBy}</small> : null}
        </>
      ),
      plain: {
        [inChina(t('list.updatedAt'))]: ({ updatedAt }) => plainMoment(updatedAt),
        [t('list.updatedBy')]: ({ updatedBy }) => updatedBy,
      },
    },
  ]
}
