import { Alert, Checkbox } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { countCharacters } from '#contract/core/rules.ts'
import type { ContentKind } from '#contract/fair/content/kinds.ts'
import { RichText } from '#src/common/ui/rich-text/rich-text.tsx'
import { usePages } from '#src/common/work/list/use-pages.tsx'
import { TextArea } from '#src/common/work/form/text-input.tsx'
import { fieldLabel } from '../fields/labels'
import { pickTitle } from '../title'
import type { Proposal } from './gather'
import styles from './translate.module.css'
import { languageOf } from './untranslated'

const RichEditor = lazy(() => import('../rich/rich-editor'))

/** Texts that are shown at once. */
const PAGE = 20
/** UTF-16 units that fit into two rows. */
const TWO_ROWS = 70

/** Whether a translation has more characters than its field takes. */
export const isLong = ({ text, max, isRich }: Pick<Proposal, 'text' | 'max' | 'isRich'>): boolean =>
  (isRich ? text.length : countCharacters(text)) > max

export interface ReadProposal extends Proposal {
  isChosen: boolean
}

interface ProposalListProps {
  kind: ContentKind
  proposals: readonly ReadProposal[]
  onChange: (proposals: ReadProposal[]) => void
}

/** Translations beside their originals: each is corrected, or left out. Where figures differ it is left out at first. */
export function ProposalList({ kind, proposals, onChange }: ProposalListProps) {
  const { t } = useTranslation('content')
  const { shown, pages } = usePages(proposals, PAGE)
  const chosen = proposals.filter(({ isChosen }) => isChosen).length
  const change = (proposal: ReadProposal, of: Partial<ReadProposal>) =>
    onChange(proposals.map((one) => (one === proposal ? { ...one, ...of } : one)))
  return (
    <>
      <Checkbox
        checked={chosen === proposals.length}
        indeterminate={chosen > 0 && chosen < proposals.length}
        onChange={({ target }) => onChange(proposals.map((one) => ({ ...one, isChosen: target.checked })))}
      >
        {t('translate.all', { chosen, count: proposals.length })}
      </Checkbox>
      <ul className={styles.proposals}>
        {shown.map((one) => (
          <ProposalItem
            key={`${one.object.id} ${one.field} ${one.row ?? ''}`}
            kind={kind}
            proposal={one}
            onChange={(of) => change(one, of)}
          />
        ))}
      </ul>
      {pages}
    </>
  )
}

interface ProposalItemProps {
  kind: ContentKind
  proposal: ReadProposal
  onChange: (of: Partial<ReadProposal>) => void
}

function ProposalItem({ kind, proposal, onChange }: ProposalItemProps) {
  const { t } = useTranslation('content')
  const { object, field, row, original, to, max, isRich, differences, isChosen } = proposal
  const nth = row === undefined ? '' : ` ${row + 1}`
  const name = `${pickTitle(object, t('list.untitled'))} · ${t(fieldLabel(kind, field))}${nth}`
  const from = languageOf[to === 'en' ? 'zh' : 'en']
  return (
    <li>
      <Checkbox checked={isChosen} onChange={({ target }) => onChange({ isChosen: target.checked })}>
        {name}
      </Checkbox>
      <div className={styles.texts}>
        {isRich ? <RichText html={original} lang={from} tableLabel={name} /> : <p lang={from}>{original}</p>}
        <Translation proposal={proposal} label={t('translate.of', { name })} onChange={(text) => onChange({ text })} />
      </div>
      {isLong(proposal) ? <Alert type="warning" showIcon title={t('translate.long', { max })} /> : null}
      {differences.length > 0 ? (
        <Alert type="warning" showIcon title={t('translate.differs', { figures: differences.join(', ') })} />
      ) : null}
    </li>
  )
}

interface TranslationProps {
  proposal: ReadProposal
  label: string
  onChange: (text: string) => void
}

/** A translation to be corrected, as it is written in its form. */
function Translation({ proposal: { original, text, to, max, isRich }, label, onChange }: TranslationProps) {
  if (isRich)
    return (
      <Suspense fallback={<div className="yz-skeleton" />}>
        <RichEditor label={label} lang={languageOf[to]} html={text} onChange={onChange} />
      </Suspense>
    )
  return (
    <TextArea
      aria-label={label}
      lang={languageOf[to]}
      rows={Math.max(original.length, text.length) > TWO_ROWS ? 5 : 2}
      maxLength={max}
      showCount
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
