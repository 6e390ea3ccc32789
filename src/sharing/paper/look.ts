import { MARGIN, type Sheet } from "./paper-size.ts";
import { FONT_FALLBACKS } from "./typefaces.ts";

const RULES = `
*{box-sizing:border-box;font-variant-ligatures:no-common-ligatures!important}
body{margin:0;background:#ddd8cd;color:#000;font:500 11pt/1.25 "Sofia Sans Condensed",${FONT_FALLBACKS};-webkit-print-color-adjust:exact;print-color-adjust:exact}
.page{position:relative;display:flex;flex-direction:column;overflow:hidden;background:#fff}
@media screen{.page{box-sizing:content-box;margin:6mm auto;padding:${MARGIN}mm;box-shadow:0 1px 6px #0004}}
@media print{body{background:#fff}.page{break-after:page}.page:last-child{break-after:auto}.no-paper{display:none}}
h1,h2,p,figure{margin:0}
h1{font-size:30pt;line-height:1.05;font-weight:800;overflow-wrap:anywhere}
.mark{display:flex;align-items:center;gap:3mm;font:850 16pt/1 "Sofia Sans Extra Condensed",${FONT_FALLBACKS};letter-spacing:.03em;text-transform:uppercase}
.mark img{width:7.6mm;height:8.6mm;filter:brightness(0)}
.head{display:flex;justify-content:space-between;gap:8mm}
.head>div{min-width:0}
.name{display:flex;align-items:flex-end;gap:7mm;margin-top:5mm}
.sign{font:850 104pt/.76 "Sofia Sans Extra Condensed",${FONT_FALLBACKS}}
.under{margin-top:2mm;font-size:15pt}
.titles p+p{margin-top:5mm;font-weight:500}
figure{flex:none;text-align:center;font-weight:650}
.code{display:block;margin:0 auto}
table{width:100%;border-collapse:collapse;table-layout:fixed}
th{padding:1mm 0;text-align:left;font-size:10pt;font-weight:500}
thead th{border-bottom:.7mm solid #000}
td,tbody th{padding:0 1.5mm 0 0;border-bottom:.25mm solid #999;overflow-wrap:anywhere;vertical-align:middle}
tbody th{font-weight:inherit}
.time{font-weight:800;font-size:18pt;white-space:nowrap}
.teams{font-size:12pt;font-weight:600;line-height:1.1}.stage{font-size:10pt;line-height:1.15}
.team{display:flex;align-items:center;gap:2mm;min-width:0}
.flag{flex:none;width:6.2mm;height:4.4mm;border:.2mm solid #777;border-radius:.6mm;object-fit:cover}
.boxes{display:flex;align-items:center;justify-content:flex-end;gap:1.2mm}
.box{width:13mm;height:10.5mm;border:.4mm solid #000;border-radius:.8mm}
.box.kick{width:8mm;border-style:dashed}
.tick{display:inline-flex;align-items:center;gap:1.5mm;white-space:nowrap}
.tick i,.choices i{display:inline-block;flex:none;width:3.4mm;height:3.4mm;border:.35mm solid #000;border-radius:.5mm}
.line{display:inline-block;width:9mm;border-bottom:.35mm solid #000}
.is-changed{background:#e9e9e9}
.is-changed .time::before{content:"■ ";font-size:10pt;vertical-align:middle}
.is-off{text-decoration:line-through}
.foot{display:flex;justify-content:space-between;gap:6mm;margin-top:auto;padding-top:2mm;border-top:.7mm solid #000;font:500 10.5pt/1.3 "Sofia Sans Condensed",${FONT_FALLBACKS}}
.foot>div{min-width:0}.foot>div+div{flex:none;max-width:40mm;text-align:right}.foot .subject{overflow:hidden;text-overflow:ellipsis}.foot>div+div p{white-space:nowrap}
.slip{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 6mm;padding:3.5mm 0;border-bottom:.3mm dashed #777;overflow:hidden}
.slip:last-of-type{border-bottom:0}
.slip-number{display:flex;align-items:baseline;gap:4mm;padding-bottom:1mm;border-bottom:.7mm solid #000}
.slip-number b{font:850 40pt/.9 "Sofia Sans Extra Condensed",${FONT_FALLBACKS}}
.slip-number span{flex:1;min-width:0;font-size:13pt;font-weight:700}
.slip-team{display:flex;align-items:center;justify-content:space-between;gap:4mm;height:13.2mm;border-bottom:.25mm solid #777;font-size:15pt;font-weight:700;line-height:1.05;overflow-wrap:anywhere}
.slip-team .box{width:16mm}.slip-team .kick{width:11mm}
.choices{display:flex;flex-wrap:wrap;gap:1mm 5mm;padding-top:1.5mm;font-size:10pt}
.choices span:last-child{margin-left:auto}
.is-large b{font-size:60pt}.is-large .slip-number{padding-bottom:3mm}.is-large .slip-number span{font-size:16pt}.is-large .slip-team{height:27mm;font-size:22pt}.is-large .box{width:26mm;height:21mm}.is-large .kick{width:18mm}.is-large .choices{padding-top:4mm;font-size:12pt}.is-large .referee{margin-top:12mm}
.slip aside{width:45mm;font-size:10pt;font-weight:650;text-align:center}
.referee{display:flex;gap:1mm;margin-top:1mm;text-align:left}.referee::after{content:"";flex:1;border-bottom:.3mm solid #000}
.grid td{padding:.8mm 1.2mm;border-left:.2mm solid #999;font-size:11pt;line-height:1.1;vertical-align:top}
.grid tbody th{width:17mm;font-size:15pt;font-weight:800;vertical-align:top}
.grid thead th{padding-left:1.2mm;font-size:12pt;font-weight:750}
.groups{display:grid;grid-template-columns:1fr 1fr;gap:5mm 9mm;align-items:start}
.groups h2,.list h2{font-size:14pt;font-weight:800}
.groups td{padding-block:.5mm}.groups td,.groups th{height:6.4mm;font-size:10.5pt;line-height:1.05}.groups b{font-family:"Sofia Sans Extra Condensed",${FONT_FALLBACKS};font-size:12pt;font-weight:650}
.club-team{display:grid;grid-template-columns:27mm minmax(0,1fr);gap:0 3mm;margin-bottom:2mm;padding-top:2mm;border-top:.7mm solid #000;overflow-wrap:anywhere}.club-team>div>b{font:850 28pt/1 "Sofia Sans Extra Condensed",${FONT_FALLBACKS}}.club-team p{font-size:10pt;line-height:1.15}.club-days{display:flex;gap:4mm}.club-days div{flex:1;min-width:0}.club-days div>b{font-size:12pt;font-weight:800}
.figure{text-align:right}
.list td,.list tbody th{height:9mm;font-size:13pt}
.diploma{align-items:center;justify-content:center;text-align:center;border:1.2mm double #000;gap:9mm;padding:12mm}
.diploma .place{font:850 130pt/.8 "Sofia Sans Extra Condensed",${FONT_FALLBACKS}}
.diploma h1{font-size:44pt;line-height:1.2}.diploma .under{margin:0;font-size:20pt}.diploma>.under{font-weight:650}
.diploma .kind{font-size:26pt;font-weight:700;letter-spacing:.04em;text-transform:uppercase}
.match{position:absolute;border:.35mm solid #000;border-radius:.8mm;background:#fff}
.match.is-final{border-width:.8mm}
.match div{display:flex;align-items:center;gap:1.6mm;height:50%;padding-left:2mm;font-size:11.5pt;line-height:1;overflow:hidden}
.match div+div{border-top:.2mm solid #999}
.match div span{flex:1;min-width:0;line-height:1;overflow-wrap:anywhere}.match .is-long{font-size:10pt}
.match b{flex:none;align-self:stretch;display:grid;place-items:center;width:9.5mm;border-left:.2mm solid #999;font-size:13pt;font-weight:800}
.match .is-winner{font-weight:800}
.match small{font-size:10pt;font-weight:500}
.when,.round{position:absolute;font-size:10pt;white-space:nowrap}
.round{display:flex;justify-content:space-between;padding-top:1mm;border-top:.7mm solid #000;font-size:13pt}
.round b{font-weight:750}
.link{position:absolute;border:0 solid #000}
.no-paper{display:flex;justify-content:center;gap:3mm;padding:4mm;font:500 12pt/1.3 "Sofia Sans Condensed",${FONT_FALLBACKS}}
`;

/**
 * The rules of all sheets, without needless space. Without ligatures and tabular figures, which Firefox writes into a PDF as unknown characters.
 * @param sheet the page's size
 */
export function styleOf({ page: [width, height], ...room }: Sheet): string {
	const size = `@page{size:${width}mm ${height}mm;margin:${MARGIN}mm}.page{width:${room.width}mm;height:${room.height}mm}`;
	// On a screen with less room a page is drawn smaller, whole.
	const smaller = [0.72, 0.5, 0.36].map((zoom, at) => {
		const room = (width + 14) * [1, 0.72, 0.5][at]!;
		return `@media screen and (max-width:${room.toFixed(0)}mm){.page{zoom:${zoom}}}`;
	});
	return [size, ...RULES.split("\n"), ...smaller].join("");
}
