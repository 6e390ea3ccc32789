#!/usr/bin/env bash
# read-excel-file 9.3.17 reads dates of a workbook in the 1904 date system four years early if the workbook says so with
# date1904="true", as LibreOffice does. XML Schema's boolean is "true" or "1"; only "1" is known.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . read-excel-file@9.3.17 fflate@0.8.3 >/dev/null
cat > run.mjs <<'JS'
import { strToU8, zipSync } from "fflate";
import readXlsxFile from "read-excel-file/universal";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const read = async (spelling) => {
	const parts = {
		"xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${relation}"><workbookPr date1904="${spelling}"/><sheets><sheet name="T" sheetId="1" r:id="a"/></sheets></workbook>`,
		"xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="a" Type="${relation}/worksheet" Target="s.xml"/><Relationship Id="b" Type="${relation}/styles" Target="styles.xml"/></Relationships>`,
		"xl/styles.xml": `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
		"xl/s.xml": `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" s="1"><v>44754</v></c></row></sheetData></worksheet>`,
	};
	const zip = zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
	const [{ data }] = await readXlsxFile(zip.buffer);
	return data[0][0].toISOString().slice(0, 10);
};
const [one, word] = [await read("1"), await read("true")];
console.log(`read-excel-file 9.3.17: day 44754 with date1904="1" is ${one}, with date1904="true" ${word}`);
if (one !== "2026-07-13" || word !== "2022-07-12") process.exit(1);
JS
node run.mjs
