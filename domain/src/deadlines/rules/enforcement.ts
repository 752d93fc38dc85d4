import { text } from '../../kernel/index.ts'
import {
  civilInterpretation,
  civilProcedure,
  counted,
  days,
  hours,
  months,
  type PeriodRule,
  under,
  years,
} from '../rule.ts'

/** 执行 and 保全. */
export const enforcementRules = {
  'civil.enforcement': {
    title: text('申请执行', 'Apply for enforcement', 'Solicitud de ejecución'),
    counted: text(
      '履行期限最后一日；未规定的，生效之日',
      'the last day of performance, or effectiveness where none is set',
      'último día de cumplimiento o, en su defecto, la firmeza',
    ),
    direction: 'forward',
    versions: civilProcedure([239, 246, 250], years(2)),
  },
  'enforcement.objection-review': {
    title: text(
      '执行异议审查',
      'Court reviews the objection to enforcement',
      'Resolución de la oposición a la ejecución',
    ),
    counted: text(
      '法院收到书面异议之日',
      'receipt of the objection by the court',
      'recepción de la oposición por el tribunal',
    ),
    direction: 'forward',
    versions: civilProcedure([225, 232, 236], days(15)),
  },
  'enforcement.reconsideration': {
    title: text(
      '就执行异议裁定申请复议',
      'Reconsideration of the enforcement ruling',
      'Reposición del auto de ejecución',
    ),
    counted: counted.ruling,
    direction: 'forward',
    versions: civilProcedure([225, 232, 236], days(10)),
  },
  'enforcement.third-party-review': {
    title: text('案外人异议审查', "Court reviews a third party's objection", 'Resolución de la tercería'),
    counted: text(
      '法院收到书面异议之日',
      'receipt of the objection by the court',
      'recepción de la oposición por el tribunal',
    ),
    direction: 'forward',
    versions: civilProcedure([227, 234, 238], days(15)),
  },
  'enforcement.third-party-suit': {
    title: text('提起执行异议之诉', 'Sue over the objection to enforcement', 'Demanda de tercería'),
    counted: counted.ruling,
    direction: 'forward',
    versions: civilProcedure([227, 234, 238], days(15)),
  },
  'enforcement.idle': {
    title: text('可向上一级法院申请执行', 'May turn to the higher court', 'Acceso al tribunal superior'),
    counted: text(
      '法院收到执行申请书之日',
      'receipt of the application for enforcement',
      'recepción de la solicitud de ejecución',
    ),
    direction: 'expiry',
    versions: civilProcedure([226, 233, 237], months(6)),
  },
  'preservation.pre-suit-ruling': {
    title: text('诉前保全裁定', 'Ruling on pre-suit preservation', 'Auto de medidas previas a la demanda'),
    counted: text('法院接受申请', 'acceptance of the application', 'recepción de la solicitud'),
    direction: 'expiry',
    versions: civilProcedure([101, 104, 104], hours(48)),
  },
  'preservation.ruling': {
    title: text('诉讼保全裁定', 'Ruling on preservation', 'Auto de medidas cautelares'),
    counted: text(
      '法院接受申请之日；需担保的，提供担保之日',
      'acceptance of the application, or of the security where one is asked',
      'recepción de la solicitud o de la garantía exigida',
    ),
    direction: 'forward',
    versions: [under('property-preservation', [4], days(5))],
  },
  'preservation.sue': {
    title: text(
      '诉前保全后起诉或申请仲裁',
      'Sue or arbitrate after pre-suit preservation',
      'Demandar o arbitrar tras las medidas previas',
    ),
    counted: counted.measure,
    direction: 'forward',
    versions: civilProcedure([101, 104, 104], days(30)),
  },
  'preservation.reconsideration': {
    title: text('对保全裁定申请复议', 'Reconsideration of the preservation ruling', 'Reposición del auto cautelar'),
    counted: counted.ruling,
    direction: 'forward',
    versions: civilInterpretation([171, 171], days(5)),
  },
  'preservation.renewal': {
    title: text('申请续行保全', 'Apply to renew the measure', 'Solicitar la prórroga de la medida'),
    counted: text('保全期限届满之日', 'the end of the measure', 'fin de la medida'),
    direction: 'backward',
    versions: [under('property-preservation', [18], days(7))],
  },
  'preservation.cap.deposit': {
    title: text('冻结存款到期', 'Freeze of a deposit ends', 'Fin del embargo de depósitos'),
    counted: counted.measure,
    direction: 'expiry',
    bound: 'at-most',
    versions: civilInterpretation([487, 485], years(1)),
  },
  'preservation.cap.movable': {
    title: text('查封、扣押动产到期', 'Seizure of movables ends', 'Fin del embargo de muebles'),
    counted: counted.measure,
    direction: 'expiry',
    bound: 'at-most',
    versions: civilInterpretation([487, 485], years(2)),
  },
  'preservation.cap.immovable': {
    title: text(
      '查封不动产、冻结其他财产权到期',
      'Seizure of real estate or other rights ends',
      'Fin del embargo de inmuebles u otros derechos',
    ),
    counted: counted.measure,
    direction: 'expiry',
    bound: 'at-most',
    versions: civilInterpretation([487, 485], years(3)),
  },
  'preservation.cap.trademark': {
    title: text('注册商标权保全到期', 'Preservation of a trademark ends', 'Fin de la medida sobre la marca'),
    counted: text(
      '商标局收到协助执行通知书之日',
      'receipt of the notice by the trademark office',
      'recepción del aviso por la oficina de marcas',
    ),
    direction: 'expiry',
    bound: 'at-most',
    versions: [under('trademark-preservation', [2], years(1))],
  },
  'preservation.cap.patent': {
    title: text('专利权保全到期', 'Preservation of a patent ends', 'Fin de la medida sobre la patente'),
    counted: text(
      '收到协助执行通知书之日',
      'receipt of the notice by the patent office',
      'recepción del aviso por la oficina de patentes',
    ),
    direction: 'expiry',
    bound: 'at-most',
    versions: [under('patent-disputes', [9], months(6))],
  },
} as const satisfies Record<string, PeriodRule>
