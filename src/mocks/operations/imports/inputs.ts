/** What the calls of imports need beyond the defaults. */
export const importInputs: Record<string, unknown> = {
  getImport: { id: 3 },
  startImport: { key: 'mock-import-of-test', kind: 'exhibit', rows: { name: 'a.csv', size: 10 }, pictures: null },
  sendImportChunk: { id: 3, file: 'rows', offset: '0' },
  chooseImportTable: { id: 6, version: 3, sheet: 0, headingLine: 1 },
  checkImport: { id: 1, version: 3, mapping: ['key', 'name.zh', '', '', '', '', ''], publish: true },
  listImportRows: { id: 2 },
  listImportPictures: { id: 2 },
  applyImport: { id: 2, version: 5 },
  cancelImport: { id: 1, version: 4 },
  undoImport: { id: 3, version: 7 },
}
