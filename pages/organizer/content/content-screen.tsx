import { useNavigate, useParams } from 'react-router-dom'
import { parseId, useHashQuery } from '#src/common/app/use-hash-query.ts'
import { ContentEditor, NewContent } from '#src/features/fair/content/content-editor.tsx'
import { AroundKind } from './around-kind'
import { InviteAdmin } from './invite-admin'
import { objectAddress, useKind } from './use-kind'

/** An object by the number in its address. */
export function ContentScreen() {
  const kind = useKind()
  const id = parseId(useParams()['id'] ?? '')
  return (
    <AroundKind kind={kind}>
      {kind === 'exhibitor' && id !== undefined ? <InviteAdmin exhibitorId={id} /> : null}
      <ContentEditor key={`${kind}-${id}`} kind={kind} id={id} />
    </AroundKind>
  )
}

/** A new one, which is edited further once it is there. */
export function NewContentScreen() {
  const kind = useKind()
  const navigate = useNavigate()
  const query = useHashQuery()
  // A group of synonyms begins with a word that a search did not find.
  const words = { zh: query.text('zh'), en: query.text('en') }
  const begin = kind === 'synonym' && (words.zh || words.en) ? { words } : undefined
  return (
    <AroundKind kind={kind}>
      <NewContent
        kind={kind}
        {...(begin ? { begin } : {})}
        onAdded={({ id }) => void navigate(objectAddress(kind, id), { replace: true })}
      />
    </AroundKind>
  )
}
