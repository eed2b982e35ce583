import { useTranslation } from 'react-i18next'
import { type ContentKind, fieldsOf } from '../../../contract/content/kinds'
import type { ContentRow } from '../../../contract/content/schemas'
import { Link } from '../../../src/common/app/link'
import { inChina, momentText, plainMoment } from '../../../src/common/work/moment'
import type { WorkColumn } from '../../../src/common/work/work-table'
import { fieldLabel, optionLabel } from '../../../src/features/content/fields/content-field'
import { StateTag } from '../../../src/features/content/state-tag'
import { pickTitle } from '../../../src/features/content/title'
import { objectAddress } from './use-kind'

type Column = WorkColumn<ContentRow>

/** What the table of a kind shows: its name, its state and its choices, and who changed it when. */
export function useContentColumns(kind: ContentKind): Column[] {
  const { t, i18n } = useTranslation('content')
  const name = (row: ContentRow) => pickTitle(row, t('list.untitled'))
  const stateOf = ({ state, changed }: ContentRow) =>
    changed ? t('list.stateChanged', { state: t(`state.${state}`) }) : t(`state.${state}`)
  const choices = Object.entries(fieldsOf(kind)).flatMap(([field, { type }]): Column[] => {
    if (type !== 'choice') return []
    const say = ({ facets }: ContentRow) => (facets[field] ? t(optionLabel(kind, field, facets[field])) : '—')
    return [{ key: field, title: t(fieldLabel(kind, field)), render: say, plain: say }]
  })
  return [
    {
      key: 'title',
      title: t('list.name'),
      always: true,
      sorts: true,
      render: (row) => <Link to={objectAddress(kind, row.id)}>{name(row)}</Link>,
      plain: { [t('list.nameZh')]: ({ title }) => title.zh, [t('list.nameEn')]: ({ title }) => title.en },
    },
    {
      key: 'state',
      title: t('list.state'),
      render: (row) => (
        <>
          <StateTag state={row.state} />
          {row.changed ? <small>{t('list.changed')}</small> : null}
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
        <>
          {shownFrom ? momentText(shownFrom, i18n.language) : '—'}
          {shownUntil ? (
            <small>{t('list.untilMoment', { moment: momentText(shownUntil, i18n.language) })}</small>
          ) : null}
        </>
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
