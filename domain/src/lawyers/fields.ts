import { type Localized, text } from '../kernel/index.ts'

/** The fields of practice that a lawyer names for itself; a closed list, so that matching and search can rest on it. */
export const practiceFields = {
  trademark: text('商标', 'Trademarks', 'Marcas'),
  patent: text('专利', 'Patents', 'Patentes'),
  copyright: text('著作权', 'Copyright', 'Derechos de autor'),
  'unfair-competition': text(
    '不正当竞争与商业秘密',
    'Unfair competition and trade secrets',
    'Competencia desleal y secretos',
  ),
  contract: text('合同纠纷', 'Contracts', 'Contratos'),
  company: text('公司与股权', 'Companies and shares', 'Sociedades'),
  finance: text('金融与证券', 'Finance and securities', 'Finanzas y valores'),
  property: text('建设工程与房地产', 'Construction and real estate', 'Construcción e inmuebles'),
  labour: text('劳动人事', 'Labour', 'Laboral'),
  family: text('婚姻家事', 'Family', 'Familia'),
  tort: text('侵权责任', 'Torts', 'Responsabilidad civil'),
  insolvency: text('破产清算', 'Insolvency', 'Insolvencia'),
  enforcement: text('执行', 'Enforcement', 'Ejecución'),
  administrative: text('行政', 'Administrative', 'Administrativo'),
  criminal: text('刑事', 'Criminal', 'Penal'),
  arbitration: text('仲裁', 'Arbitration', 'Arbitraje'),
  maritime: text('海事海商', 'Maritime', 'Marítimo'),
  foreign: text('涉外', 'Cross-border', 'Internacional'),
} as const satisfies Record<string, Localized>

export type PracticeField = keyof typeof practiceFields
export const practiceFieldIds = Object.keys(practiceFields) as PracticeField[]
