/** An office document as it was uploaded. */
export interface OfficeDocument {
  /** doc, docx, xls, xlsx, ppt or pptx */
  fileExt: string
  bytes: Buffer
}

/** Makes PDFs of office documents, for readers who look at them in a browser (spec: live §7, dcsTransform). */
export interface OfficePort {
  /** Whether there is a service: without one documents are downloaded. */
  readonly available: boolean
  /** The document as PDF; null where the service says that it can make none of it. Rejects with ServiceFailure. */
  toPdf(document: OfficeDocument): Promise<Buffer | null>
}
