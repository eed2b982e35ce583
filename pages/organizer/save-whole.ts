import { saveFile } from '#src/common/app/save-file.ts'

/** Saves what the server wrote as a table, with every field of what is found; the call itself shows a failure. */
export async function saveWhole(input: Promise<{ fileName: string; csv: string }>): Promise<void> {
  const table = await input.catch(() => undefined)
  if (table) saveFile(new Blob([table.csv], { type: 'text/csv;charset=utf-8' }), table.fileName)
}
