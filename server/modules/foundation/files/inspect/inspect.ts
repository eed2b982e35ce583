import { fileTypeFromFile } from 'file-type'
import { fail } from '#server/platform/http/fail.ts'
import { hasZipEnd, isZip, zipKind } from './archive'
import { isSameKind, kinds, type Kind } from './kinds'
import { oleKinds } from './ole'
import { isWholePdf } from './pdf'
import { detectCharset } from './plain-text'
import { readHead } from './read-part'

const byMimeType: Record<string, Kind> = {
  'application/pdf': kinds.pdf,
  'application/x-rar-compressed': kinds.rar,
  'image/jpeg': kinds.jpg,
  'image/png': kinds.png,
  'image/apng': kinds.png,
  'image/gif': kinds.gif,
  'image/tiff': kinds.tif,
  'image/bmp': kinds.bmp,
  'audio/mpeg': kinds.mp3,
  'video/mp4': kinds.mp4,
  'video/x-m4v': kinds.mp4,
  'video/3gpp': kinds['3gp'],
  'video/3gpp2': kinds['3gp'],
  'video/vnd.avi': kinds.avi,
}

async function textKind(path: string): Promise<Kind | undefined> {
  const charset = await detectCharset(path)
  return charset && { ...kinds.txt, mimeType: `text/plain; charset=${charset}` }
}

async function kindsByContent(path: string): Promise<Kind[]> {
  if (isZip(await readHead(path, 4))) return [await zipKind(path)]
  const found = await fileTypeFromFile(path)
  if (found?.mime === 'application/x-cfb') return oleKinds(path)
  const binary = found && byMimeType[found.mime]
  // Two letters make a bitmap, and a text may begin with them.
  const kind = !found || binary === kinds.bmp ? ((await textKind(path)) ?? binary) : binary
  return kind ? [kind] : []
}

/**
 * What the file is by its content, when that agrees with what its name promised. Throws FileMismatch when it does not,
 * or when the file is two things at once; FileDamaged, ArchiveTooLarge, ArchiveNested. Pictures are not decoded here.
 */
export async function inspect(path: string, named: Kind): Promise<Kind> {
  const kind = (await kindsByContent(path)).find((one) => isSameKind(named, one))
  if (!kind) throw fail('FileMismatch')
  // A picture is drawn again, so nothing that hangs on it stays.
  const isZipped = isZip(await readHead(path, 4))
  if (kind.family !== 'image' && !isZipped && (await hasZipEnd(path))) throw fail('FileMismatch')
  if (kind.ext === 'pdf' && !(await isWholePdf(path))) throw fail('FileDamaged')
  return kind
}
