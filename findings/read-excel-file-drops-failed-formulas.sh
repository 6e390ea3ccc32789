#!/usr/bin/env bash
# read-excel-file 9.3.17 gives null for a cell whose formula failed (#REF!, #N/A), as for a blank one: a list that looks complete in Excel
# has gaps, and nothing says so.
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
const parts = {
	"xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets><sheet name="T" sheetId="1" r:id="a"/></sheets></workbook>`,
	"xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="a" Type="${relation}/worksheet" Target="s.xml"/></Relationships>`,
	"xl/s.xml": `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1"><v>1</v></c><c r="B1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="C1"><v>3</v></c></row></sheetData></worksheet>`,
};
const zip = zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
const [{ data }] = await readXlsxFile(zip.buffer);
console.log(`read-excel-file 9.3.17: 1, #DIV/0!, 3 are read as ${JSON.stringify(data[0])}`);
if (JSON.stringify(data[0]) !== "[1,null,3]") process.exit(1);
JS
node run.mjs
