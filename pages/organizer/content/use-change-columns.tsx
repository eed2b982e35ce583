import { useTranslation } from 'react-i18next'
import type { ContentLine } from '#contract/fair/content/schemas.ts'
import { Link } from '#src/common/app/link.tsx'
import { inChina, momentText, plainMoment } from '#src/common/work/moment.ts'
import type { WorkColumn } from '#src/common/work/work-table.tsx'
import { pickTitle } from '#src/features/fair/content/title.ts'
import { objectAddress } from './use-kind'

/** What a line of all changes shows: the object, the action, the author and the time. */
export function useChangeColumns(): WorkColumn<ContentLine>[] {
  const { t, i18n } = useTranslation('content')
  const kindOf = ({ kind }: ContentLine) => t(`kind.${kind}.one`)
  const name = (line: ContentLine) => pickTitle(line, t('list.untitled'))
  const actionOf = ({ action }: ContentLine) => t(`action.${action}`)
  return [
    {
      key: 'object',
      title: t('audit.object'),
      always: true,
      render: (line) => (
        <>
          {line.gone ? name(line) : <Link to={objectAddress(line.kind, line.objectId)}>{name(line)}</Link>}
          <small>{line.gone ? `${kindOf(line)} · ${t('audit.gone')}` : kindOf(line)}</small>
        </>
      ),
      plain: {
        [t('list.nameZh')]: ({ title }) => title.zh,
        [t('list.nameEn')]: ({ title }) => title.en,
        [t('audit.kind')]: kindOf,
      },
    },
    {
      key: 'action',
      title: t('audit.action'),
      render: (line) => (
        <>
          {actionOf(line)}
          <small>{t('audit.version', { version: line.revision })}</small>
        </>
      ),
      plain: { [t('audit.action')]: actionOf, [t('audit.number')]: ({ revision }) => revision },
    },
    { key: 'by', title: t('audit.by'), render: ({ by }) => by || '—', plain: ({ by }) => by },
    {
      key: 'at',
      title: t('audit.at'),
      render: ({ at }) => momentText(at, i18n.language),
      plain: { [inChina(t('audit.at'))]: ({ at }) => plainMoment(at) },
    },
  ]
}
